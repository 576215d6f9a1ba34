import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const languages = ["en", "de", "fr", "it", "nl", "cs"];
const games = readdirSync(join(root, "src/yurt/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(root, "src/yurt/games", entry.name)).includes("words"))
  .map((entry) => entry.name);
const folders: Record<string, string> = { page: "web/words", ...Object.fromEntries(games.map((game) => [game, `src/yurt/games/${game}/words`])) };

interface Message {
  id: string;
  value: unknown;
}
const messages = (folder: string, language: string): Message[] =>
  new FluentResource(readFileSync(join(root, folder, `${language}.ftl`), "utf8")).body as unknown as Message[];

/** All variables that a message may use, wherever they stand in it. */
function variables(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(variables);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Record<string, unknown>;
  const own = node.type === "var" ? [node.name as string] : [];
  return [...own, ...Object.values(node).flatMap(variables)];
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

describe.each(Object.entries(folders))("the words of %s", (_, folder) => {
  const english = messages(folder, "en");

  test.each(languages)("are all there in %s", (language) => {
    const found = messages(folder, language).map((message) => message.id);
    expect(found.toSorted()).toEqual(english.map((message) => message.id).toSorted());
    expect(new Set(found).size).toBe(found.length);
  });
});

test.each(languages)("the words of the page use no unknown variable in %s", (language) => {
  const english = messages("web/words", "en");
  for (const message of messages("web/words", language)) {
    const known = new Set(variables(english.find((other) => other.id === message.id)?.value));
    expect(variables(message.value).filter((name) => !known.has(name)), message.id).toEqual([]);
  }
});

test("the page says nothing that has no words, and has no words that it does not say", () => {
  const code = sources(join(root, "web/src")).join("\n");
  const ids = messages("web/words", "en").map((message) => message.id);
  const said = [...code.matchAll(/words\.t\(\s*"([a-z-]+)"/g)].map((match) => match[1]!);
  expect(said.filter((id) => !ids.includes(id))).toEqual([]);
  const beginnings = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
  const quoted = new Set([...code.matchAll(/"([a-z-]+)"/g)].map((match) => match[1]!));
  const isSaid = (id: string) => quoted.has(id) || beginnings.some((start) => id.startsWith(start));
  expect(ids.filter((id) => !isSaid(id))).toEqual([]);
});
