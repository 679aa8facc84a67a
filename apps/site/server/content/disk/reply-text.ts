import type { StoredReply } from "#server/content/fetcher.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Lists of at least this many records are written by their changes. */
const LONG = 20;

export const isLong = (list: unknown): list is readonly object[] =>
  Array.isArray(list) && list.length >= LONG && list.every(isObject);

export const replyText = ({ at, value }: StoredReply): string => JSON.stringify({ at, value });

/** A list after a change: each record that it had before is its place in `before`. */
export function changeText(
  before: readonly object[],
  { at }: StoredReply,
  after: readonly object[],
): string {
  const places = new Map(before.map((record, place) => [record, place]));
  return JSON.stringify({ at, list: after.map((record) => places.get(record) ?? record) });
}

/** The reply, or `before` after this change of it; `undefined` for other JSON. */
export function readReplyText(text: string, before?: StoredReply): StoredReply | undefined {
  const read: unknown = JSON.parse(text);
  if (!isObject(read) || !("at" in read) || typeof read.at !== "number") return undefined;
  const { at } = read;
  if ("value" in read) return { at, value: read.value };
  const list = before?.value;
  return "list" in read && Array.isArray(read.list) && Array.isArray(list)
    ? { at, value: read.list.map((one: unknown) => (typeof one === "number" ? list[one] : one)) }
    : undefined;
}
