import type { Table } from "$lib/table.svelte";

/** Turn over a card at once; where that is not allowed, the server says why. */
export function push(table: Table): void {
  void (table.can("push") ? table.play("push") : table.choose("push"));
}
