import { expect, test } from "vitest";
import { stepsAt, stepsFor, type Kept } from "./kept";
import type { Step } from "./turn";

const step: Step = { text: "play yak1", isSuggested: false, level: null, events: 2 };
const kept: Kept = { version: 7, log: [], muted: [], ...stepsAt({ pile: 3 }, [step]) };

test("steps are kept without what the server has told about them", () => {
  expect(kept.steps).toEqual([{ text: "play yak1", isSuggested: false }]);
});

test("steps are chosen again while the table looks the same", () => {
  expect(stepsFor(kept, { pile: 3 })).toEqual(kept.steps);
  expect(stepsFor(kept, { pile: 4 })).toEqual([]);
  expect(stepsFor(kept, undefined)).toEqual([]);
});
