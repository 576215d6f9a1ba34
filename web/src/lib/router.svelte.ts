/** Where we are in the page: the address, without its first slash, in parts. */

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (click) => this.#follow(click));
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** The panel over the page and what it is about: "rules-3.1" in the address. */
  get panel(): [name: string, about: string] {
    const [name = "", about = ""] = this.hash.slice(1).split("-");
    return [name, about];
  }

  /** Show a panel; a refresh keeps it, and the way back closes it. */
  open(panel: string): void {
    const isOpen = history.state?.isPanel;
    history[isOpen ? "replaceState" : "pushState"]({ isPanel: true }, "", `#${panel}`);
    this.#read();
  }

  shut(): void {
    if (!this.hash) return;
    this.hash = "";
    if (history.state?.isPanel) history.back();
    else history.replaceState(null, "", location.pathname + location.search);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  /** A plain click on a link of ours stays in the page. */
  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download") || link.hasAttribute("data-outside")) return;
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
