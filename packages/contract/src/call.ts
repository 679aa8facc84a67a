/** One row of the contract's table, and how a row is written. */
import type * as v from "valibot";

/**
 * One call. `{param}` in `path` and `query` is filled from the call's parameters.
 * `more` is requested beyond the specification's query: a real host gives ten per page without it.
 * `absent`: the record may be missing; the reply is then `null` (the page responds with 404).
 * `tags`: what a cached reply is purged by; `{param}` is filled too.
 * `extension`: ours, besides the specification's; a host that does not know it is as good, so such a
 * row is always `absent`.
 */
export interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
  readonly reply: v.GenericSchema;
  readonly absent: boolean;
  readonly tags: readonly string[];
  readonly extension?: true;
}

export const get = <
  S extends v.GenericSchema,
  const P extends string,
  const Q extends Record<string, string> = Record<never, string>,
>(row: {
  path: P;
  query?: Q;
  more?: Record<string, string>;
  reply: S;
  absent: boolean;
  tags: readonly string[];
}) => ({ method: "GET" as const, ...row });

export const extension = <
  S extends v.GenericSchema,
  const P extends string,
  const Q extends Record<string, string> = Record<never, string>,
>(row: {
  path: P;
  query?: Q;
  more?: Record<string, string>;
  reply: S;
  tags: readonly string[];
}) => ({ method: "GET" as const, absent: true, extension: true as const, ...row });

/** WordPress core's own lists. */
export const POSTS = "/api/wp/v2/posts";
export const PAGES = "/api/wp/v2/pages";
/** WordPress's largest page of a list. */
export const EVERY_POST = { per_page: "100" };

/** Fills the `{param}`s of a template. `encode` escapes a parameter for an address. */
export const fill = (
  template: string,
  params: Record<string, string>,
  encode: (value: string) => string = (value) => value,
): string => template.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ""));
