/** What the marks of a text stand for, and the text with them again. */
import { marksIn, type Inline, type Mark } from "#translations/files/marked-text.ts";
import { textNode, type EditorNode } from "#records/rich-text/from-html.ts";

export interface Code {
  /** XLIFF's `type` and `subType`. */
  type: "fmt" | "link" | "other";
  subType?: string;
  /** For people: `bold`. */
  label: string;
  isPair: boolean;
  /** Equal for codes that are the same in two languages. */
  same: string;
  /** Where a link leads, and how it opens. */
  link?: string;
  /** Lexical's format bits, of a format. */
  format?: number;
  /** A link without its words, a line break, an element. */
  node?: EditorNode;
  /** Of a text with tags: `strong`. */
  tag?: string;
}
export type Codes = Map<string, Code>;

/** Numbers the codes of a unit: the first is 1. */
export type Numbered = (code: Code) => string;

const TAGS: Readonly<Record<string, Omit<Code, "isPair" | "same" | "tag">>> = {
  strong: { type: "fmt", subType: "xlf:b", label: "bold" },
  em: { type: "fmt", subType: "xlf:i", label: "italic" },
  br: { type: "fmt", subType: "xlf:lb", label: "line break" },
};
const tagCode = (tag: string): Code => ({
  ...(TAGS[tag] ?? { type: "other", label: tag }),
  isPair: tag !== "br",
  same: tag,
  tag,
});

const TAG = /<(\/?)(strong|em|br) ?\/?>/g;

/** Of a title: `<strong>`, `<em>` and `<br>` are marks if they are paired, as on the page. */
export function fromTitle(text: string, number: Numbered): Inline[] {
  const whole: Inline[] = [];
  const open: { tag: string; mark: Mark & { inner: Inline[] } }[] = [];
  const add = (one: Inline): void => {
    if (one !== "") (open.at(-1)?.mark.inner ?? whole).push(one);
  };
  let at = 0;
  const found: (() => string)[] = [];
  for (const { 0: token, 1: end, 2: tag = "", index } of text.matchAll(TAG)) {
    add(text.slice(at, index));
    at = index + token.length;
    if (tag === "br") {
      const mark: Mark = { id: "", inner: null };
      found.push(() => (mark.id = number(tagCode(tag))));
      add(mark);
    } else if (end === "/") {
      const closed = open.pop();
      if (closed?.tag !== tag) return [text];
      add(closed.mark);
    } else {
      const mark = { id: "", inner: [] as Inline[] };
      found.push(() => (mark.id = number(tagCode(tag))));
      open.push({ tag, mark });
    }
  }
  if (open.length > 0) return [text];
  for (const give of found) give();
  add(text.slice(at));
  return whole;
}

export const toTitle = (inlines: readonly Inline[], codes: Codes): string =>
  inlines
    .map((one) => {
      if (typeof one === "string") return one;
      const tag = codes.get(one.id)?.tag ?? "";
      return one.inner === null ? `<${tag}>` : `<${tag}>${toTitle(one.inner, codes)}</${tag}>`;
    })
    .join("");

// Lexical's bits, with XLIFF's names.
const FORMATS: readonly [bit: number, label: string, subType?: string][] = [
  [1, "bold", "xlf:b"],
  [2, "italic", "xlf:i"],
  [8, "underlined", "xlf:u"],
  [4, "struck out"],
  [16, "code"],
  [32, "subscript"],
  [64, "superscript"],
];

function formatCode(format: number): Code {
  const own = FORMATS.filter(([bit]) => format & bit);
  const [first] = own;
  return {
    type: "fmt",
    ...(own.length === 1 && first?.[2] && { subType: first[2] }),
    label: own.map(([, label]) => label).join(", "),
    isPair: true,
    same: `format ${format}`,
    format,
  };
}

const bare = (node: EditorNode): EditorNode => {
  const { children: _, id: __, ...own } = node;
  return { ...own } as EditorNode;
};

function linkOf({ fields }: EditorNode): string {
  const { linkType, url, doc, newTab } = Object(fields);
  return JSON.stringify([linkType === "internal" ? doc : url, newTab === true]);
}

function nodeCode(node: EditorNode): Code {
  const isLink = node.type === "link" || node.type === "autolink";
  return {
    type: isLink ? "link" : node.type === "linebreak" ? "fmt" : "other",
    ...(node.type === "linebreak" && { subType: "xlf:lb" }),
    label: isLink ? "link" : node.type === "linebreak" ? "line break" : node.type,
    isPair: isLink,
    // A link may lead elsewhere in each language.
    same: isLink ? "link" : JSON.stringify(bare(node)),
    ...(isLink && { link: linkOf(node) }),
    node: bare(node),
  };
}

const formatOf = (node: EditorNode): number => Number(node.format) || 0;

/** Neighbours of one format are one text. */
export function fromNodes(nodes: readonly EditorNode[], number: Numbered): Inline[] {
  const inlines: Inline[] = [];
  let last: { format: number; inner: Inline[] } | undefined;
  for (const node of nodes) {
    if (node.type === "text") {
      const format = formatOf(node);
      if (last?.format !== format) {
        last = { format, inner: format === 0 ? inlines : [] };
        if (format !== 0) inlines.push({ id: number(formatCode(format)), inner: last.inner });
      }
      last.inner.push(String(node.text ?? ""));
      continue;
    }
    last = undefined;
    const code = nodeCode(node);
    const id = number(code);
    inlines.push({ id, inner: code.isPair ? fromNodes(node.children ?? [], number) : null });
  }
  return inlines;
}

export const toNodes = (inlines: readonly Inline[], codes: Codes, format = 0): EditorNode[] =>
  inlines.flatMap((one): EditorNode[] => {
    if (typeof one === "string") return one === "" ? [] : [textNode(one, format)];
    const code = codes.get(one.id);
    if (!code) return [];
    if (code.format !== undefined) return toNodes(one.inner ?? [], codes, format | code.format);
    if (!code.node) return [];
    const own = structuredClone(code.node);
    return [one.inner === null ? own : { ...own, children: toNodes(one.inner, codes, format) }];
  });

type Alike = (one: Code, other: Code) => boolean;
const isAlike: Alike = (one, other) => one.same === other.same;
const isEqual: Alike = (one, other) => isAlike(one, other) && one.link === other.link;

/**
 * With the numbers of the original's codes, first of those that are equal; a code that the original
 * lacks is `x1`. `codes`: the text's own by these numbers.
 */
export function renumbered(
  inlines: readonly Inline[],
  own: Codes,
  original: Codes,
  into: Codes,
): { inlines: Inline[]; codes: Codes } {
  const left = new Map(original);
  const ids = new Map<string, string>();
  const codes: Codes = new Map();
  const give = (old: string, id: string, code: Code): void => {
    ids.set(old, id);
    codes.set(id, code);
  };
  const marks = marksIn(inlines).flatMap(({ id }) => {
    const code = own.get(id);
    return code ? [{ id, code }] : [];
  });
  for (const isLike of [isEqual, isAlike])
    for (const { id, code } of marks) {
      if (ids.has(id)) continue;
      const [like] = [...left].find(([, other]) => isLike(other, code)) ?? [];
      if (like === undefined) continue;
      left.delete(like);
      give(id, like, code);
    }
  let extra = [...into.keys()].filter((id) => id.startsWith("x")).length;
  for (const { id, code } of marks) {
    if (ids.has(id)) continue;
    extra += 1;
    give(id, `x${extra}`, code);
    into.set(`x${extra}`, code);
  }
  const rename = (some: readonly Inline[]): Inline[] =>
    some.map((one) =>
      typeof one === "string"
        ? one
        : { id: ids.get(one.id) ?? one.id, inner: one.inner && rename(one.inner) },
    );
  return { inlines: rename(inlines), codes };
}

/** Why a text's marks cannot be used; `null` if they can. `now`: those of the text that is there. */
export function markProblem(
  inlines: readonly Inline[] | null,
  codes: Codes,
  { source, now }: { source: Codes; now: Codes | null },
): string | null {
  if (!inlines) return "its marks overlap, or one is not closed";
  const marks = marksIn(inlines);
  const named = (id: string): string => `<${id}> (${codes.get(id)?.label ?? "unknown"})`;
  for (const { id, inner } of marks) {
    const code = codes.get(id);
    if (!code) return `the original has no mark <${id}>`;
    if (code.isPair !== (inner !== null)) return `the mark ${named(id)} is not closed`;
    if (marks.filter((other) => other.id === id).length > 1)
      return `the mark ${named(id)} is there twice`;
    if (
      code.type === "link" &&
      marksIn(inner ?? []).some((one) => codes.get(one.id)?.type === "link")
    )
      return `the mark ${named(id)} is around another link`;
  }
  const there = new Set(marks.map(({ id }) => id));
  const missing = [...source.keys()].find((id) => !there.has(id) && (now === null || now.has(id)));
  return missing === undefined ? null : `the mark ${named(missing)} is missing`;
}
