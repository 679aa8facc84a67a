/** Compares and merges two people's states of a record, in the browser. */
import type { ClientField } from "payload";

export type State = Record<string, unknown>;
type Path = readonly string[];

/** Values by the host, and row ids. */
const NOT_WRITTEN = new Set([
  "id",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "_status",
  "lastSavedBy",
  "name",
  "blockName",
]);

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

/** Paths where `b` differs: fields, fields in groups one by one, lists and rich texts whole. */
export function differences(a: State, b: State, above: Path = []): Path[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key): Path[] => {
    if (above.length === 0 && NOT_WRITTEN.has(key)) return [];
    const path = [...above, key];
    if (
      isState(a[key] ?? b[key]) &&
      !isRichText(a[key] ?? b[key]) &&
      (isState(b[key]) || isNothing(b[key]))
    )
      return differences(stateOf(a[key]), stateOf(b[key]), path);
    return isSame(a[key], b[key]) ? [] : [path];
  });
}

export const valueAt = (state: State, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isState(value) ? value[key] : undefined), state);

function put(state: State, [key, ...rest]: Path, value: unknown): State {
  if (key === undefined) return state;
  return {
    ...state,
    [key]: rest.length === 0 ? value : put(isState(state[key]) ? state[key] : {}, rest, value),
  };
}

/** Applies the changes from `opened` to `mine` to `theirs`. */
export function layOver(opened: State, mine: State, theirs: State): State {
  return differences(opened, mine).reduce((state, path) => {
    const [before, now] = [opened, mine].map((one) =>
      asList(valueAt(one, path), valueAt(theirs, path)),
    );
    return isSame(before, now) ? state : put(state, path, now ?? null);
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

export function labelOf(fields: readonly ClientField[], path: Path): string {
  const names = path
    .map((name, at) => fieldAt(fields, path.slice(0, at + 1))?.label ?? name)
    .filter((label) => typeof label === "string");
  return names.join(", ");
}

function fieldAt(
  fields: readonly ClientField[],
  [name, ...rest]: Path,
): { label?: unknown } | undefined {
  for (const field of fields) {
    if (field.type === "tabs") {
      for (const tab of field.tabs) {
        const isNamed = "name" in tab && tab.name;
        const found = !isNamed
          ? fieldAt(tab.fields, [name ?? "", ...rest])
          : tab.name !== name
            ? undefined
            : rest.length === 0
              ? tab
              : fieldAt(tab.fields, rest);
        if (found) return found;
      }
      continue;
    }
    const isNamed = "name" in field && field.name;
    if (!isNamed && "fields" in field) {
      const found = fieldAt(field.fields, [name ?? "", ...rest]);
      if (found) return found;
    }
    if (isNamed && field.name === name)
      return rest.length > 0 && "fields" in field ? fieldAt(field.fields, rest) : field;
  }
  return undefined;
}
