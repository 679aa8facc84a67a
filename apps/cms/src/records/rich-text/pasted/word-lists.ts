/** Word writes paragraphs that begin with a bullet or number; a style names list and level. */
import {
  classOf,
  findIn,
  hasStyle,
  textOf,
  type Element,
} from "#records/rich-text/pasted/nodes.ts";

export interface ListItem {
  tag: "ol" | "ul";
  /** 1 is outermost. */
  level: number;
  /** Word's id. */
  list: string;
  /** Of an item in an ordered list. */
  number: number;
  html: string;
}

/** Word's bullet or number for programs without lists. */
export const isMarker = (node: Element): boolean => hasStyle(node, /mso-list:\s*ignore/);

const NUMBERED = /^\(?(?:(\d{1,4})|[a-z]{1,5})[.)]/i;

/** The item without its text; `undefined` if the paragraph is no list item. */
export function listItemOf(node: Element): Omit<ListItem, "html"> | undefined {
  if (node.name !== "p") return undefined;
  const marker = findIn(node.children, isMarker);
  const [, list = "", level] =
    /mso-list:\s*(l\d+)\s+level(\d)/i.exec(node.attribs.style ?? "") ?? [];
  if (!marker && level === undefined) return undefined;
  const [sign, number] = NUMBERED.exec(marker ? textOf(marker).trim() : "") ?? [];
  const [, classLevel = 1] = /^MsoList(?:Bullet|Number)(\d)/i.exec(classOf(node)) ?? [];
  return {
    tag: sign ? "ol" : "ul",
    level: Number(level ?? classLevel),
    list,
    number: Number(number ?? 1),
  };
}

/** Nests consecutive items. */
export function listsOf(items: readonly ListItem[]): string {
  const [first] = items;
  if (!first) return "";
  const belongs = ({ level, tag, list }: ListItem): boolean =>
    level > first.level || (level === first.level && tag === first.tag && list === first.list);
  const other = items.findIndex((item) => !belongs(item));
  const own = other < 0 ? items : items.slice(0, other);
  const start = first.tag === "ol" && first.number > 1 ? ` start="${first.number}"` : "";
  const rest = other < 0 ? "" : listsOf(items.slice(other));
  return `<${first.tag}${start}>${rowsOf(own, first.level)}</${first.tag}>${rest}`;
}

function rowsOf(items: readonly ListItem[], level: number): string {
  const starts = [...items.keys()].filter((at) => (items[at]?.level ?? 0) === level);
  return starts
    .map((at, row) => {
      const inner = items.slice(at + 1, starts[row + 1] ?? items.length);
      return `<li>${items[at]?.html ?? ""}${listsOf(inner)}</li>`;
    })
    .join("");
}
