/** What somebody has chosen once: kept in this browser. */

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", nl: "Nederlands", cs: "Čeština" };
export type Language = keyof typeof LANGUAGES;
export type Theme = "auto" | "light" | "dark";

const KEY = "yurt.prefs";

function preferredLanguage(): Language {
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (found ?? "en") as Language;
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // damaged or forbidden storage: the defaults serve as well
  }
}

class Prefs {
  name = $state("");
  language = $state<Language>(preferredLanguage());
  theme = $state<Theme>("auto");
  /** The length of animations: 0 is off, 1 normal. */
  speed = $state(1);
  sound = $state(true);
  /** Whether a complete turn waits for a confirmation. */
  confirm = $state(true);
  /** The games whose guided match has been seen or skipped. */
  learned = $state<string[]>([]);

  constructor() {
    const kept = read();
    for (const key of FIELDS) if (typeof kept[key] === typeof this[key]) Object.assign(this, { [key]: kept[key] });
    if (!(this.language in LANGUAGES)) this.language = preferredLanguage();
  }

  save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((key) => [key, this[key]]))));
    } catch {
      return; // a full or forbidden storage: the choice holds until the page is closed
    }
  }
}

const FIELDS = ["name", "language", "theme", "speed", "sound", "confirm", "learned"] as const;

export const prefs = new Prefs();
