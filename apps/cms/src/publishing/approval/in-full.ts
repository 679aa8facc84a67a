/** A value as text, in full: nothing is cut or omitted. */
import type { FlattenedField } from "payload";

export type State = Record<string, unknown>;

export const isState = (value: unknown): value is State =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A referenced record: `team.jpg (12)`. */
export type NameOf = (collection: string, id: unknown) => string;

/** Accepts any type: a request can propose anything. */
const plain = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

/** Prints a field without subfields. Empty without a value. */
export function inFull(field: FlattenedField, value: unknown, nameOf: NameOf): string {
  if (value === undefined || value === null || value === "") return "";
  if (Array.isArray(value)) return value.map((one) => inFull(field, one, nameOf)).join("\n");
  if (field.type === "richText")
    return isState(value) ? richText(value.root, nameOf).trimEnd() : plain(value);
  if (field.type === "upload" || field.type === "relationship") {
    const isNamed = isState(value) && "relationTo" in value;
    const kind = isNamed ? value.relationTo : field.relationTo;
    const id = isNamed ? value.value : value;
    return typeof id === "object" ? plain(value) : nameOf(plain(kind), id);
  }
  if (field.type === "select" || field.type === "radio") {
    const option = field.options.find((one) => typeof one === "object" && one.value === value);
    const label = typeof option === "object" ? option.label : value;
    return typeof label === "string" ? label : plain(value);
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? JSON.stringify(value, null, 2) : plain(value);
}

/** Lexical's format bits. */
const MARKS: [number, string, string][] = [
  [1, "**", "**"],
  [2, "_", "_"],
  [4, "~~", "~~"],
  [8, "<u>", "</u>"],
  [16, "`", "`"],
  [32, "<sub>", "</sub>"],
  [64, "<sup>", "</sup>"],
];

/** Not printed: the editor sets these. */
const BY_THE_EDITOR = new Set(["children", "direction", "format", "id", "type", "version"]);

function richText(node: unknown, nameOf: NameOf): string {
  if (!isState(node)) return "";
  const type = plain(node.type);
  if (type === "text") return marked(plain(node.text), Number(node.format) || 0);
  if (type === "linebreak") return "\n";
  const inner = Array.isArray(node.children)
    ? node.children.map((child) => richText(child, nameOf)).join("")
    : "";
  if (type === "link" || type === "autolink") return `${inner} ${linkOf(node.fields, nameOf)}`;
  if (type === "upload")
    return `[${nameOf(plain(node.relationTo), plain(node.value))}${othersOf(node.fields)}]\n`;
  if (type === "block" || type === "inlineBlock") return `[${othersOf(node.fields).trim()}]\n`;
  return `${headOf(type, node)}${inner}\n`;
}

const marked = (text: string, format: number): string =>
  MARKS.reduce((words, [bit, on, off]) => (format & bit ? `${on}${words}${off}` : words), text);

function linkOf(fields: unknown, nameOf: NameOf): string {
  if (!isState(fields)) return "";
  const { url, doc, linkType, newTab, ...others } = fields;
  const target =
    linkType === "internal" && isState(doc)
      ? nameOf(plain(doc.relationTo), plain(doc.value))
      : plain(url);
  return `[link to ${target}${newTab ? ", in a new window" : ""}${othersOf(others)}]`;
}

function othersOf(fields: unknown): string {
  if (!isState(fields)) return "";
  return Object.entries(fields)
    .filter(([key, value]) => key !== "id" && value !== null && value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}: ${plain(value)}`)
    .join(",");
}

const HEADS: Record<string, string> = {
  root: "",
  paragraph: "",
  listitem: "- ",
  quote: "> ",
  horizontalrule: "———",
};

/** The block's type, if the page shows it. */
function headOf(type: string, node: State): string {
  const format = typeof node.format === "string" && node.format !== "" ? `[${node.format}] ` : "";
  const indent = "  ".repeat(Number(node.indent) || 0);
  if (type === "heading") return `${format}${indent}${plain(node.tag)}: `;
  const known = HEADS[type];
  if (known !== undefined) return `${format}${indent}${known}`;
  const others = Object.fromEntries(
    Object.entries(node).filter(([key]) => !BY_THE_EDITOR.has(key)),
  );
  return `${format}[${type}${othersOf(others)}] `;
}
