import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf } from "./proof";

test("the commitment of a secret is the hash of its bytes behind a prefix", async () => {
  const secret = "00ff".repeat(16);
  const expected = createHash("sha256").update("yurt deal ").update(Buffer.from(secret, "hex")).digest("hex");
  expect(await commitmentOf(secret)).toBe(expected);
});
