import { expect, test } from "vitest";
import { randomId } from "./device";

test("an id has 32 characters and is never the same", () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
