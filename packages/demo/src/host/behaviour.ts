import type { CallName } from "@meridian/contract";

/** Failures of the demo host. Several may be set; they take effect in this order. */
export interface Behaviour {
  /** Milliseconds to wait first. */
  slow?: number;
  /** Breaks the connection without a response; stores nothing. */
  down?: boolean;
  /** Returns this status and WordPress's error body; stores nothing. */
  status?: number;
  /** Returns 200 with an HTML page instead of JSON; stores nothing. */
  html?: boolean;
  /** Stores the submission, then breaks the connection before the response. */
  lost?: boolean;
  /**
   * Values set in the JSON at paths such as `[3].title` or `data.client[0]`; `undefined` removes
   * one.
   */
  set?: Record<string, unknown>;
}

/** The target of a behaviour: one row of the contract, the pictures, or everything. */
export type Target = CallName | "media" | "*";

export interface Manner {
  /** `wordpress`: a real host's variants, see `wordpress.ts`. */
  dialect: "plain" | "wordpress";
  /** `false`: `filter[category_name]` is ignored, as without the rest-filter plugin. */
  categoryFilter: boolean;
}

export const PLAIN: Manner = { dialect: "plain", categoryFilter: true };

const KEYS: Readonly<Record<string, string>> = {
  slow: "number",
  down: "boolean",
  status: "number",
  html: "boolean",
  lost: "boolean",
  set: "object",
} satisfies Record<keyof Behaviour, string>;

/** Reads a behaviour from HTTP. Throws an error that names the invalid member. */
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

/**
 * A copy of `json` with the values of `set`. A path that leads nowhere throws, because its test
 * would prove nothing.
 */
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
