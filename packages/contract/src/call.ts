import type * as v from "valibot";

/**
 * One call. `{param}` in `path`, `query` and `tags` is filled from the call's parameters.
 * - `more` extends the specification's query: a real host gives ten per page without it.
 * - `absent`: the record may be missing; the reply is then `null` and the page a 404.
 * - `tags`: a purge of one of these drops a cached reply.
 * - `extension`: beyond the specification. Hosts need not serve it, so it is always `absent`.
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

export const POSTS = "/api/wp/v2/posts";
export const PAGES = "/api/wp/v2/pages";
/** WordPress's largest page of a list. */
export const EVERY_POST = { per_page: "100" };

/**
 * How a host declares that a list has further pages, as WordPress does: this header has their
 * number, this parameter requests one.
 */
export const PAGES_HEADER = "x-wp-totalpages";
export const PAGE_PARAMETER = "page";
export const pageAddress = (address: string, page: number): string =>
  `${address}${address.includes("?") ? "&" : "?"}${PAGE_PARAMETER}=${page}`;

/**
 * Extension: a list's reply may have this header. The site then requests the list with the header's
 * value as this parameter, and the host replies with the whole list again, or with the number in
 * place of each record that has not changed since: `[12,{"id":11,…},10]`.
 */
export const STATE_HEADER = "x-meridian-list-state";
export const SINCE_PARAMETER = "since";
export const sinceAddress = (address: string, state: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${SINCE_PARAMETER}=${encodeURIComponent(state)}`;

/** Fills the `{param}`s of a template. `encode` escapes a parameter for an address. */
export const fill = (
  template: string,
  params: Record<string, string>,
  encode: (value: string) => string = (value) => value,
): string => template.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ""));
