/** Addresses that no call lists: the site's own pages, and records that replies link to. */
import { type GetCallName, PAGE_SERIES } from "@meridian/contract";

export interface OneCall {
  call: GetCallName;
  parameter: string;
  /** The part of the page's address before it. */
  prefix: string;
  /** The call that lists the records; without it they are found by links. */
  listedBy?: GetCallName;
  isListedInPart?: true | undefined;
}

export const ONE_CALLS: readonly OneCall[] = PAGE_SERIES.flatMap(({ kind, prefix }) => {
  const { foundBy, listedBy, isListedInPart, calls, page } = kind;
  const parameter = /\{(\w+)\}/.exec(page?.at ?? "")?.[1];
  if (foundBy === undefined || parameter === undefined) return [];
  // Hosts need not serve an extension's list.
  const isListed = listedBy !== undefined && !calls[listedBy]?.extension;
  // A kind's own calls are all GETs.
  return [
    {
      call: foundBy as GetCallName,
      parameter,
      prefix,
      ...(isListed && { listedBy: listedBy as GetCallName, isListedInPart }),
    },
  ];
});

/** The end of a link; a file's name would continue with its ending. */
const END = /(?=\/?["?#\\<])/.source;
const patternOf = ({ parameter, prefix }: OneCall): RegExp =>
  parameter === "id"
    ? new RegExp(`${prefix}(\\d{1,9})${END}`, "g")
    : new RegExp(`["/]${prefix.slice(1)}([a-z0-9][a-z0-9-]*)${END}`, "g");
const LINKED = ONE_CALLS.filter(({ listedBy }) => listedBy === undefined).map((one) => ({
  call: one.call,
  pattern: patternOf(one),
}));

/** By call: records that no list has but these replies link to or name. */
export function linkedIn(replies: readonly unknown[]): Map<GetCallName, Set<string>> {
  const texts = replies.map((reply) => JSON.stringify(reply) ?? "");
  return new Map(
    LINKED.map(({ call, pattern }) => [
      call,
      new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
    ]),
  );
}

/** The origin of a typed host with any path before `/api`; `undefined` for an invalid address. */
export function hostOf(written: string): string | undefined {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (written === "" || !URL.canParse(address)) return undefined;
  const { origin, pathname, hostname } = new URL(address);
  return hostname === ""
    ? undefined
    : origin + pathname.replace(/\/(api)?\/*$/, "").replace(/\/+$/, "");
}
