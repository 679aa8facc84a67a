import type { CallName } from "@meridian/contract";

/** Failures, which may be combined and take effect in this order. */
export interface Behaviour {
  slow?: number;
  /** Breaks the connection; stores nothing. */
  down?: boolean;
  /** Returns this status with WordPress's error body; stores nothing. */
  status?: number;
  /** Returns an HTML page with 200; stores nothing. */
  html?: boolean;
  /**
   * Values by path in the JSON, such as `[3].title` or `data.client[0]`; `undefined` removes one.
   */
  set?: Record<string, unknown>;
}

/** One row of the contract, the pictures, or everything. */
export type Target = CallName | "media" | "*";

export interface Manner {
  /** `wordpress`: the variants of a real host (`wordpress.ts`). */
  dialect: "plain" | "wordpress";
  /** `false`: ignores `filter[category_name]`, as without the rest-filter plugin. */
  categoryFilter: boolean;
}

export const PLAIN: Manner = { dialect: "plain", categoryFilter: true };

const KEYS: Readonly<Record<string, string>> = {
  slow: "number",
  down: "boolean",
  status: "number",
  html: "boolean",
  set: "object",
} satisfies Record<keyof Behaviour, string>;

/** Reads a behaviour from JSON. Throws an error that names the invalid member. */
export function readBehaviour(input: Record<string, unknown>): Behaviour {
  for (const [key, value] of Object.entries(input)) {
    const type = KEYS[key];
    if (type === undefined)
      throw new Error(
        `unknown member ${JSON.stringify(key)}; known: ${Object.keys(KEYS).join(", ")}`,
      );
    if (typeof value !== type || value === null)
      throw new Error(`${key} must be a ${type}, got ${JSON.stringify(value)}`);
  }
  return input;
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A copy with the values of `set`. Throws for a missing path: its test would prove nothing. */
export function withValues(json: unknown, set: Record<string, unknown>): unknown {
  const copy = structuredClone(json);
  for (const [path, value] of Object.entries(set)) {
    const keys = path.split(/[.[\]]+/).filter(Boolean);
    const last = keys.pop();
    const holder = keys.reduce<unknown>(
      (inner, key) => (isHolder(inner) ? inner[key] : undefined),
      copy,
    );
    if (last === undefined || !isHolder(holder))
      throw new Error(`demo host: the reply has nothing at ${JSON.stringify(path)}`);
    holder[last] = value;
  }
  return copy;
}
