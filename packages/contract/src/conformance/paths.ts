/**
 * What can be requested that no call lists: the site's own pages, and what a host's replies link to.
 */
import type { GetCallName } from "#calls.ts";
import { OWN_PATHS, PAGE_SERIES } from "#kinds/addresses.ts";

export { OWN_PATHS };

/** A call of one record that has a page. */
export interface OneCall {
  call: GetCallName;
  /** The parameter that the call finds it by. */
  parameter: string;
  /** What of the page's address precedes it. */
  prefix: string;
  /** The call that lists them; without it links lead there. */
  listedBy?: GetCallName;
  isListedInPart?: true | undefined;
}

export const ONE_CALLS: readonly OneCall[] = PAGE_SERIES.flatMap(({ kind, prefix }) => {
  const { foundBy, listedBy, isListedInPart, calls, page } = kind;
  const parameter = /\{(\w+)\}/.exec(page?.at ?? "")?.[1];
  if (foundBy === undefined || parameter === undefined) return [];
  // A host need not list what only an extension does.
  const isListed = listedBy !== undefined && !calls[listedBy]?.extension;
  // Names of the kind's own calls, which are all of them GETs.
  return [
    {
      call: foundBy as GetCallName,
      parameter,
      prefix,
      ...(isListed && { listedBy: listedBy as GetCallName, isListedInPart }),
    },
  ];
});

/** A link ends there; a file's name continues with its ending. */
const END = /(?=\/?["?#\\<])/.source;
const patternOf = ({ parameter, prefix }: OneCall): RegExp =>
  parameter === "id"
    ? new RegExp(`${prefix}(\\d{1,9})${END}`, "g")
    : new RegExp(`["/]${prefix.slice(1)}([a-z0-9][a-z0-9-]*)${END}`, "g");
const LINKED = ONE_CALLS.filter(({ listedBy }) => listedBy === undefined).map((one) => ({
  call: one.call,
  pattern: patternOf(one),
}));

/** By their call, the records without a list that are linked to, or named, anywhere in these replies. */
export function linkedIn(replies: readonly unknown[]): Map<GetCallName, Set<string>> {
  const texts = replies.map((reply) => JSON.stringify(reply) ?? "");
  return new Map(
    LINKED.map(({ call, pattern }) => [
      call,
      new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
    ]),
  );
}

/**
 * A host as a person writes it: its origin, and any path before `/api`. `undefined` for an invalid
 * address.
 */
export function hostOf(written: string): string | undefined {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (written === "" || !URL.canParse(address)) return undefined;
  const { origin, pathname, hostname } = new URL(address);
  return hostname === ""
    ? undefined
    : origin + pathname.replace(/\/(api)?\/*$/, "").replace(/\/+$/, "");
}
