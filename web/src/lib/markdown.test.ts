import { expect, test } from "vitest";
import { toHtml } from "./markdown";

test("paragraphs, bold, italic and code", () => {
  expect(toHtml("A **b** *c*\n`d`\n\ne")).toBe("<p>A <strong>b</strong> <em>c</em> <code>d</code></p><p>e</p>");
});

test("nothing of the text becomes markup by itself", () => {
  expect(toHtml('<b onclick="x">&')).toBe("<p>&lt;b onclick=&quot;x&quot;&gt;&amp;</p>");
});

test("tables and lists", () => {
  expect(toHtml("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>1</td><td>2</td>");
  expect(toHtml("- one\n  more\n- two")).toBe("<ul><li>one more</li><li>two</li></ul>");
});
