// HTML from the subset of Markdown that rulebooks use: paragraphs, lists, tables, notes, emphasis, code.
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
}

const ITEM = /^(?:[-*]|\d+\.) /;

/** HTML of a text; all of its own characters are escaped. */
export function markdown(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => blockHtml(block.split("\n")))
    .join("");
}

function blockHtml(lines: string[]): string {
  const first = lines[0] ?? "";
  if (first.startsWith("|")) return tableHtml(lines);
  if (first.startsWith(">")) return `<aside class="note">${inline(lines.map((line) => line.replace(/^> ?/, "")).join(" "))}</aside>`;
  if (!ITEM.test(first)) {
    const item = lines.findIndex((line) => ITEM.test(line));
    if (item > 0) return blockHtml(lines.slice(0, item)) + blockHtml(lines.slice(item));
    return `<p>${inline(lines.join(" "))}</p>`;
  }
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const tag = /^\d/.test(first) ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

function tableHtml(lines: string[]): string {
  const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line));
  const cells = rows.map((row) => row.replace(/^\||\|$/g, "").split("|"));
  const line = (row: string[], tag: string): string => `<tr>${row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;
  const [head, ...body] = cells;
  const table = `<table>${head ? line(head, "th") : ""}${body.map((row) => line(row, "td")).join("")}</table>`;
  return `<div class="table-scroll" tabindex="0">${table}</div>`;
}
