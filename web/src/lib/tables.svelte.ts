/** The tables at which this browser has a seat, the newest first. */

export interface OwnTable {
  id: string;
  game: string;
  names: string[];
  status: string;
}

const KEY = "yurt.tables";
const MOST = 12;

function read(): OwnTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // damaged storage: the tables themselves are on the server
  }
}

class OwnTables {
  list = $state.raw<OwnTable[]>(read());

  set(list: OwnTable[]): void {
    this.list = list.slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list));
    } catch {
      return; // a full storage: the list is only a convenience
    }
  }
}

export const own = new OwnTables();

export function remember(table: OwnTable): void {
  own.set([table, ...own.list.filter((other) => other.id !== table.id)]);
}

export function forget(id: string): void {
  own.set(own.list.filter((other) => other.id !== id));
}

const tokenKey = (table: string) => `yurt.seat.${table}`;

/** The token of a seat makes its personal link; the socket itself uses the cookie. */
export function keepToken(table: string, token: string): void {
  try {
    localStorage.setItem(tokenKey(table), token);
  } catch {
    return; // without it there is no personal link
  }
}

export const tokenOf = (table: string): string => localStorage.getItem(tokenKey(table)) ?? "";
