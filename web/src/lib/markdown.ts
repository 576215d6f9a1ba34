/** The little Markdown of our rulebooks: paragraphs, lists, tables, bold, italic, code. Escaped first. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
}

const cells = (line: string): string[] => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());

function table(lines: string[]): string {
  const [head = "", , ...rows] = lines;
  const row = (line: string, tag: string) => `<tr>${cells(line).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
  return `<div class="wide" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${rows.map((line) => row(line, "td")).join("")}</tbody></table></div>`;
}

function block(lines: string[]): string {
  if (lines[0]!.startsWith("|")) return table(lines);
  if (lines[0]!.startsWith("- ")) {
    const items = lines.join("\n").split(/^- /m).filter(Boolean);
    return `<ul>${items.map((item) => `<li>${inline(item.replace(/\s+/g, " ").trim())}</li>`).join("")}</ul>`;
  }
  return `<p>${inline(lines.join(" "))}</p>`;
}

export function toHtml(markdown: string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .map(block)
    .join("");
}
