import { expect, test, vi } from "vitest";
import { Stage } from "./stage.svelte";

vi.mock("./motion.svelte", () => ({ motion: { ms: (duration: number) => duration } }));
vi.stubGlobal("document", { hidden: false });
const event = (name: string) => ({ event: name, seat: 0 });

function stageOf(pause: number): { stage: Stage; told: string[]; settle: (name: string) => () => void } {
  const told: string[] = [];
  const stage = new Stage(() => pause, (shown) => told.push(shown.event));
  return { stage, told, settle: (name) => () => told.push(name) };
}

test("events are shown one after another, then the table", async () => {
  const { stage, told, settle } = stageOf(0);
  stage.add({ events: [event("a"), event("b")], settle: settle("view 1") });
  stage.add({ events: [event("c")], settle: settle("view 2") });
  await vi.waitFor(() => expect(stage.busy).toBe(false));
  expect(told).toEqual(["a", "b", "view 1", "c", "view 2"]);
});

test("what waits can be shown at once", async () => {
  const { stage, told, settle } = stageOf(60_000);
  stage.add({ events: [event("a"), event("b")], settle: settle("view") });
  stage.skip();
  await vi.waitFor(() => expect(stage.busy).toBe(false));
  expect(told).toEqual(["a", "b", "view"]);
});

test("what waits is forgotten when the table is told anew", async () => {
  const { stage, told, settle } = stageOf(60_000);
  stage.add({ events: [event("a"), event("b")], settle: settle("old view") });
  stage.add({ events: [event("c")], settle: settle("older view") });
  stage.drop();
  await vi.waitFor(() => expect(stage.busy).toBe(false));
  expect(told).toEqual(["a"]);
});
