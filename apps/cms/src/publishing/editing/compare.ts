/** Compares and merges two people's states of a record, in the browser. */
import type { ClientField } from "payload";
import { labelText } from "#admin-ui/words/label-text.ts";
import type { Words } from "#admin-ui/words/words.ts";

export type State = Record<string, unknown>;
type Path = readonly string[];

/** Values by the host. */
export const HOST_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "_status",
  "lastSavedBy",
  "lastSavedIn",
  "review",
]);
/** A service's `name` is its title as plain text, by the host; a filter term's is typed. */
const isHosts = (key: string, record: State): boolean =>
  HOST_FIELDS.has(key) || (key === "name" && "title" in record);

const isState = (value: unknown): value is State =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** A rich text is one value: merged parts of two would be a text that no one wrote. */
const isRichText = (value: unknown): value is { root: unknown } =>
  isState(value) && "root" in value;
const stateOf = (value: unknown): State => (isState(value) ? value : {});
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isState(value) && Object.values(value).every(isNothing));

/** A form represents an empty list as 0: the other value shows that it is a list. */
export const asList = (value: unknown, other: unknown): unknown =>
  value === 0 && Array.isArray(other) ? [] : value;

/** All forms of an empty value are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [asList(one, other), asList(other, one)];
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (isState(a) && isState(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
      (key) => key === "id" || isSame(a[key], b[key]),
    );
  return a === b;
}

/** A translation's row has the id of its original's row before it has its own. */
const rowKey = ({ of, id, blockType }: State): string | null =>
  of || id ? JSON.stringify([of || id, blockType]) : null;

/** The rows of two lists that have the same ones in the same order; else `null`. */
function commonRows(a: unknown, b: unknown): [State[], State[]] | null {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length || a.length === 0)
    return null;
  const isCommon = (row: unknown, at: number): boolean => {
    const other: unknown = b[at];
    if (!isState(row) || !isState(other)) return false;
    const key = rowKey(row);
    return key !== null && key === rowKey(other);
  };
  return a.every(isCommon) ? [a, b] : null;
}

/**
 * Paths where `b` differs: fields, fields in groups and in rows one by one; rich texts, and lists
 * whose rows are not the same, whole. `third`: a state whose rows must be the same, too.
 */
export function differences(a: State, b: State, third?: State, above: Path = []): Path[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key): Path[] => {
    if (above.length === 0 ? isHosts(key, { ...a, ...b }) : key === "id") return [];
    const path = [...above, key];
    const other = third?.[key];
    if (
      isState(a[key] ?? b[key]) &&
      !isRichText(a[key] ?? b[key]) &&
      (isState(b[key]) || isNothing(b[key]))
    )
      return differences(stateOf(a[key]), stateOf(b[key]), third && stateOf(other), path);
    const rows = commonRows(a[key], b[key]);
    const others = third ? commonRows(b[key], other)?.[1] : [];
    if (rows && others)
      return rows[0].flatMap((row, at) =>
        differences(row, rows[1][at] ?? {}, third && (others[at] ?? {}), [...path, String(at)]),
      );
    return isSame(a[key], b[key]) ? [] : [path];
  });
}

const within = (value: unknown, key: string): unknown =>
  isState(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;

export const valueAt = (state: State, path: Path): unknown =>
  path.reduce<unknown>((value, key) => within(value, key), state);

function put(holder: unknown, [key = "", ...rest]: Path, value: unknown): unknown {
  const inner = rest.length === 0 ? value : put(within(holder, key), rest, value);
  return Array.isArray(holder)
    ? holder.with(Number(key), inner)
    : { ...stateOf(holder), [key]: inner };
}

/** Applies the changes from `opened` to `mine` to `theirs`. */
export function layOver(opened: State, mine: State, theirs: State): State {
  return differences(opened, mine, theirs).reduce<State>((state, path) => {
    const [before, now] = [opened, mine].map((one) =>
      asList(valueAt(one, path), valueAt(theirs, path)),
    );
    return isSame(before, now) ? state : stateOf(put(state, path, now ?? null));
  }, theirs);
}

/** Lines of text; for a picture or another record its number. */
export function readable(value: unknown): string {
  if (isNothing(value)) return "";
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join("\n");
  if (isRichText(value)) return textOf(value.root).trim();
  if (isState(value))
    return Object.entries(value)
      .filter(([key]) => key !== "id")
      .map(([, inner]) => readable(inner))
      .filter(Boolean)
      .join("\n");
  return String(value);
}

function textOf(node: unknown): string {
  if (!isState(node)) return "";
  if (typeof node.text === "string") return node.text;
  const inner = Array.isArray(node.children) ? node.children.map(textOf).join("") : "";
  return node.type === "text" || node.type === "link" || node.type === "autolink"
    ? inner
    : `${inner}\n`;
}

const isRow = (name: string): boolean => /^\d+$/.test(name);

/**
 * The labels of a field and of the groups and lists around it; rows are counted from 1. `blockAt`:
 * the kind of the block at a path. `t` and `words`: the reader's; labels of the server's
 * configuration need the second.
 */
export function labelOf(
  fields: readonly ClientField[],
  path: Path,
  blockAt: (path: Path) => unknown = () => undefined,
  { t, words = String }: { t?: Words; words?: (english: string) => string } = {},
): string {
  const names = path.flatMap((name, at) => {
    const field = fieldAt(fields, path.slice(0, at + 1), blockAt);
    // The only row of a list, such as a translation's words, is not named.
    const isOnly = "maxRows" in (field ?? {}) && Reflect.get(field ?? {}, "maxRows") === 1;
    if (isOnly && at < path.length - 1) return [];
    const list = isRow(name) ? fieldAt(fields, path.slice(0, at), blockAt) : undefined;
    if (list)
      return Reflect.get(list, "maxRows") === 1
        ? []
        : [t ? t("row {n}", { n: String(Number(name) + 1) }) : `row ${Number(name) + 1}`];
    const label = field?.label ?? name;
    const text = words(labelText(label));
    return text === "" ? [] : [text];
  });
  return names.join(", ");
}

interface Labelled {
  name?: string;
  label?: unknown;
  type?: string;
  fields?: readonly ClientField[];
  blocks?: readonly { slug: string; fields: readonly ClientField[] }[];
}

/** Fields without a name belong to what is around them. */
const namedIn = (fields: readonly Labelled[]): Labelled[] =>
  fields.flatMap((field) => {
    if (field.name) return [field];
    return namedIn("tabs" in field ? (field.tabs as Labelled[]) : (field.fields ?? []));
  });

/** Of a row: nothing, its fields have labels. */
export function fieldAt(
  fields: readonly ClientField[],
  [name = "", ...rest]: Path,
  blockAt: (path: Path) => unknown,
  above: Path = [],
): Labelled | undefined {
  const found = namedIn(fields as readonly Labelled[]).find((field) => field.name === name);
  const isList = found?.type === "array" || found?.type === "blocks";
  const at = [...above, name, ...rest.slice(0, isList ? 1 : 0)];
  const path = isList ? rest.slice(1) : rest;
  if (path.length === 0) return rest.length === 0 ? found : undefined;
  const block = found?.blocks?.find(({ slug }) => slug === blockAt(at));
  return fieldAt(found?.fields ?? block?.fields ?? [], path, blockAt, at);
}
