/** Reads a reply so that broken parts cost as little as possible and are reported (API-05). */
import * as v from "valibot";
import { keysOf } from "#wordpress/shapes.ts";
import { isEmpty } from "#wordpress/wordpress.ts";

/**
 * One breach of the contract in a reply. `path` is its place in the host's JSON, `lost` the loss.
 */
export interface Breach {
  path: string;
  problem: string;
  lost: "field" | "item";
}

export type ReadResult<T> =
  | { ok: true; value: T; breaches: Breach[] }
  | { ok: false; breaches: Breach[] };
type Key = string | number;

const ROUNDS = 8;

/** Original positions of a list's items in the host's JSON, for lists that lost some. */
type Origins = WeakMap<object, number[]>;

/**
 * Reads `reply` by `schema`. A field of the wrong type is dropped and reads as empty; if that is
 * not enough (an identity field), the innermost list item around it is dropped; without a list the
 * reply fails. So does a list that loses every item: an empty list would mean that there is
 * nothing.
 */
export function readReply<T>(schema: v.GenericSchema<unknown, T>, reply: unknown): ReadResult<T> {
  const breaches: Breach[] = [];
  const origins: Origins = new WeakMap();
  let json = reply;
  for (let round = 0; round < ROUNDS; round++) {
    const result = v.safeParse(schema, json);
    if (result.success)
      return Array.isArray(result.output) && result.output.length === 0 && breaches.length > 0
        ? { ok: false, breaches }
        : { ok: true, value: result.output, breaches };
    const issues = result.issues.map((issue) => ({ keys: keysOf(issue), problem: issue.message }));
    const doomed: Key[][] = [];
    const earlier = [...breaches];
    for (const { keys, problem } of issues) {
      // Dropping an empty value would change nothing.
      const fieldHelps = keys.length > 0 && !isIndex(keys.at(-1)) && !isEmpty(valueAt(json, keys));
      const target = fieldHelps ? keys : keys.slice(0, keys.findLastIndex(isIndex) + 1);
      const known =
        fieldHelps || target.length === 0
          ? []
          : earlier.filter(({ path }) => path.startsWith(printPath(asSent(json, target, origins))));
      for (const breach of known) breach.lost = "item";
      if (known.length === 0)
        breaches.push({
          path: printPath(asSent(json, keys, origins)),
          problem,
          lost: fieldHelps ? "field" : "item",
        });
      if (target.length === 0) return { ok: false, breaches };
      doomed.push(target);
    }
    // Copies only if something is broken: for 1,000 records a copy takes as long as the reading.
    json = without(round === 0 ? structuredClone(json) : json, doomed, origins);
  }
  return { ok: false, breaches };
}

const isIndex = (key: Key | undefined): key is number => typeof key === "number";

function valueAt(json: unknown, keys: Key[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (isHolder(value) ? value[realKey(value, key)] : undefined),
    json,
  );
}

const isHolder = (value: unknown): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null;

/** PHP's list with gaps is an object: the third item is its third value, not its key 2. */
function realKey(holder: Record<Key, unknown>, key: Key): Key {
  return isIndex(key) && !Array.isArray(holder) ? (Object.keys(holder)[key] ?? key) : key;
}

/** The keys in the host's JSON: items dropped before do not shift later ones. */
function asSent(json: unknown, keys: Key[], origins: Origins): Key[] {
  let holder = json;
  return keys.map((key) => {
    const list = holder;
    holder = valueAt(holder, [key]);
    if (!isHolder(list) || !isIndex(key)) return key;
    return origins.get(list)?.[key] ?? realKey(list, key);
  });
}

const GONE = Symbol("omitted");

function without(json: unknown, doomed: Key[][], origins: Origins): unknown {
  for (const keys of doomed) {
    const holder = valueAt(json, keys.slice(0, -1));
    const last = keys.at(-1);
    if (isHolder(holder) && last !== undefined)
      holder[realKey(holder, last)] = isIndex(last) ? GONE : undefined;
  }
  return sweep(json, origins);
}

function sweep(json: unknown, origins: Origins): unknown {
  if (Array.isArray(json)) {
    const kept = [...json.keys()].filter((at) => json[at] !== GONE);
    const swept = kept.map((at) => sweep(json[at], origins));
    origins.set(
      swept,
      kept.map((at) => origins.get(json)?.[at] ?? at),
    );
    return swept;
  }
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      value === GONE ? [] : [[key, sweep(value, origins)]],
    ),
  );
}

/** `[3].data.order` */
export const printPath = (keys: Key[]): string =>
  keys
    .map((key) => (/^\d+$/.test(String(key)) ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "") || "(whole reply)";
