import type { CallName } from "@meridian/contract";

/** How the demo host misbehaves. Several may be set; they take effect in this order. */
export interface Behaviour {
  /** Milliseconds to wait before anything else. */
  slow?: number;
  /** Breaks the connection without an answer; nothing is kept. */
  down?: boolean;
  /** Answers with this status and WordPress's error body; nothing is kept. */
  status?: number;
  /** Answers 200 with a page of HTML in place of JSON; nothing is kept. */
  html?: boolean;
  /** Does the work (keeps the submission), then breaks the connection before it answers. */
  lost?: boolean;
  /**
   * Values put into the JSON at a path such as `[3].title` or `data.client[0]`; `undefined` takes
   * it out.
   */
  set?: Record<string, unknown>;
}

/** What a behaviour is for: one row of the contract, the pictures, or everything. */
export type Target = CallName | "media" | "*";

export interface Manner {
  /** `wordpress`: the habits of a real host, see `wordpress.ts`. */
  dialect: "plain" | "wordpress";
  /** `false`: `filter[category_name]` is ignored, as where the rest-filter plugin is missing. */
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

/** Reads a behaviour that came over HTTP. Throws with the member that is wrong. */
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
 * `json` with the values of `set` put in, on a copy. A path that leads nowhere throws: the test
 * that asked for it would prove nothing.
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
