import * as v from "valibot";
import { keysOf } from "#wordpress/shapes.ts";
import { isEmpty } from "#wordpress/wordpress.ts";

/** A breach of the contract. `path`: place in the host's JSON; `lost`: what was dropped. */
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

/** A shortened list's original positions in the host's JSON. */
type Origins = WeakMap<object, number[]>;

/**
 * Reads a reply with minimal losses, each reported (API-05). A field of the wrong type reads as
 * empty. If that is not enough (an identity field), its list item is dropped; outside a list the
 * reply fails, as does a list that loses every item: an empty list would mean that there is
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
    // Copies only broken replies: for 1,000 records a copy takes as long as reading.
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

/** PHP's list with gaps is an object: the third item is its third value, not key 2. */
function realKey(holder: Record<Key, unknown>, key: Key): Key {
  return isIndex(key) && !Array.isArray(holder) ? (Object.keys(holder)[key] ?? key) : key;
}

/** Keys as in the host's JSON, before items were dropped. */
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
    const present = [...json.keys()].filter((at) => json[at] !== GONE);
    const swept = present.map((at) => sweep(json[at], origins));
    origins.set(
      swept,
      present.map((at) => origins.get(json)?.[at] ?? at),
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
