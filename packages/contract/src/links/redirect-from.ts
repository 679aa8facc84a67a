/**
 * The old address of a redirect (OWN-146): a path, or a path with parameters, which matches requests
 * that have all of them, in any order, among others.
 */
export interface RedirectFrom {
  path: string;
  /** Sorted by name; none: the path with any query. */
  parameters: readonly (readonly [name: string, value: string])[];
}

const MOST_PARAMETERS = 10;

/**
 * `null` for an address with a fragment, with an empty query, with more parameters than ten, or with
 * two of the same name.
 */
export function readFrom(from: string): RedirectFrom | null {
  const [path = "", ...rest] = from.split("?");
  if (from.includes("#") || rest.length > 1) return null;
  const query = new URLSearchParams(rest[0] ?? "");
  query.sort();
  const parameters = [...query];
  const isEmpty = rest.length > 0 && parameters.length === 0;
  const isTwice = new Set(query.keys()).size < parameters.length;
  if (isEmpty || isTwice || parameters.length > MOST_PARAMETERS || query.has("")) return null;
  return { path, parameters };
}

/** One spelling for every order of its parameters. */
export function spelledFrom({ path, parameters }: RedirectFrom): string {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Whether a request's query has these parameters; of several with the same name the first counts. */
export const hasParameters = (
  { parameters }: Pick<RedirectFrom, "parameters">,
  query: URLSearchParams,
): boolean => parameters.every(([name, value]) => query.get(name) === value);

/** The one with the most parameters: it is the most precise. */
export const mostPrecise = <T extends Pick<RedirectFrom, "parameters">>(
  all: readonly T[],
): T | undefined =>
  all.reduce<T | undefined>(
    (best, one) => (!best || one.parameters.length > best.parameters.length ? one : best),
    undefined,
  );

/** A redirect's target with the parameters of the request, but for those that it matched. */
export function locationWith(
  to: string,
  matched: readonly string[],
  requested: URLSearchParams,
): string {
  const query = new URLSearchParams(
    [...requested].filter(([name]) => !matched.includes(name)),
  ).toString();
  if (query === "") return to;
  const [, before = to, anchor = ""] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}${query}${anchor}`;
}
