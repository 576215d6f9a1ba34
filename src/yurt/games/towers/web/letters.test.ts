import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { letters as drawn } from "./letters";
import { FOODS, STONES } from "./pieces";

/** The messages of a language; names of food are those of one token. */
function wordsOf(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, `../words/${language}.ftl`), "utf8")));
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!, { number: 1 });
}

const withoutMarks = (letter: string) => letter.normalize("NFD").charAt(0);

describe.each(["en", "de", "fr", "it", "nl", "cs"])("in %s", (language) => {
  const t = wordsOf(language);

  test.each([
    ["stone", STONES],
    ["food", FOODS],
  ])("every %s has a letter of its name, and no other has it", (kind, names) => {
    const letters = names.map((name) => t(`board-letter-${name}`));
    names.forEach((name, i) => {
      expect(drawn).toHaveProperty(letters[i]!);
      expect(t(`${kind}-${name}`).toUpperCase()).toContain(letters[i]);
    });
    expect(new Set(letters.map(withoutMarks)).size).toBe(names.length);
  });
});
