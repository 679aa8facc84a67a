import {
  isInLanguage,
  prefixFor,
  LANGUAGE_PARAMETER,
  tagsOf,
  type GetCallName,
  type Gone,
  linkIn,
  withLinks,
} from "@meridian/contract";
import type { ContentSource } from "#app/render-context.server.ts";
import { createRecordChange } from "#app/content/change-records.ts";
import type { CallParams, StoredReply } from "#server/content/fetcher.ts";
import { replyAt } from "#server/content/last-days.ts";
import { withoutOffPages } from "#server/off-pages/in-replies.ts";
import type { SiteLinks } from "#server/content/site-links.ts";

export interface RenderContent extends ContentSource {
  /** The tags of everything that was read. */
  readonly tags: ReadonlySet<string>;
  /** A band was omitted, or a reply is stale: the page must not be cached for long. */
  readonly isDegraded: boolean;
  /** A band was omitted. */
  readonly isIncomplete: boolean;
  /** `Date.now` from which a reply changes by itself: a vacancy closes. */
  readonly until: number;
  /** Stores absent records, so that existing pages can be rendered while the host is down. */
  settle(): Promise<void>;
  /**
   * The same in another language, or in the site's first one, for the same page. `isTagged`: a
   * change of what is read purges the page, by default.
   */
  in(language: string | undefined, isTagged?: boolean): ContentSource;
  /**
   * Whether the host has this language: its settings for it declare it. Rejects if the host fails.
   * Not a read of the page: a change of that language's settings does not purge it.
   */
  hasLanguage?(code: string): Promise<boolean>;
  /** Removes switched-off pages and links to them from everything read afterwards. */
  leaveOut(gone: Gone): void;
}

export interface RenderContentOptions {
  /** See `ContentSource`. */
  ownPath(address: string): string | undefined;
  find(name: GetCallName, params: CallParams): Promise<StoredReply>;
  /** Rewrites a reply's links to the site. */
  siteLinks: SiteLinks;
  /** Of the page; `undefined`: the site's first. */
  language?: string | undefined;
  /** Prefixes of all languages but the first. */
  prefixes: () => readonly string[];
  /** Whether a reply is that of today: a vacancy past its last day is closed. Default: true. */
  isDated?: boolean;
  isOld(tags: readonly string[], at: number): boolean;
  keepAbsent(name: GetCallName, params: CallParams, at: number): Promise<void>;
  /** Called for each omitted band. */
  onOmitted(band: string, error: unknown): void;
}

/** Each call is made once per render, so that two bands never show two versions of a record. */
export function createRenderContent({
  ownPath,
  find,
  siteLinks,
  language: ownLanguage,
  prefixes,
  isDated = true,
  isOld,
  keepAbsent,
  onOmitted,
}: RenderContentOptions): RenderContent {
  // The first language's settings name the languages.
  const tags = new Set<string>(ownLanguage === undefined ? [] : tagsOf("settings"));
  const reads = new Map<string, Promise<unknown>>();
  const absent: (() => Promise<void>)[] = [];
  let isDegraded = false;
  let isIncomplete = false;
  let until = Infinity;
  let left: Gone = { off: [], places: [] };

  const readOnce = async (name: GetCallName, params: CallParams): Promise<unknown> => {
    const { value, at, isUnstored } = await find(name, params);
    isDegraded ||= isOld(tagsOf(name, params), at);
    if (isUnstored) absent.push(() => keepAbsent(name, params, at));
    const dated = isDated ? replyAt(name, value, Date.now()) : { value, until: Infinity };
    until = Math.min(until, dated.until);
    const reply = withoutOffPages(name, await siteLinks(name, dated.value), left);
    const { [LANGUAGE_PARAMETER]: language } = params;
    return language === undefined || name === "redirects"
      ? reply
      : withLinksIn(language, reply, prefixes());
  };
  const readCall = (name: GetCallName, params: CallParams, isTagged: boolean): Promise<unknown> => {
    if (isTagged) for (const tag of tagsOf(name, params)) tags.add(tag);
    const key = keyOf(name, params);
    const known = reads.get(key);
    if (known) return known;
    const pending = readOnce(name, params);
    reads.set(key, pending);
    // A loader that failed on another read may never await this one: no unhandled rejection.
    pending.catch(() => {});
    return pending;
  };
  // TypeScript cannot relate a dynamic name to the type of its reply.
  const readIn = (language: string | undefined, isTagged = true): ContentSource["read"] =>
    ((name: GetCallName, params: CallParams = {}) =>
      readCall(name, callIn(language, params), isTagged)) as ContentSource["read"];
  const report: ContentSource["report"] = (band, error) => {
    isDegraded = true;
    isIncomplete = true;
    onOmitted(band, error);
  };
  return {
    tags,
    get isDegraded() {
      return isDegraded;
    },
    get isIncomplete() {
      return isIncomplete;
    },
    get until() {
      return until;
    },
    ownPath,
    read: readIn(ownLanguage),
    hasLanguage: async (code) => isInLanguage((await find("settings", callIn(code))).value, code),
    in: (language, isTagged) => ({
      ownPath,
      read: readIn(language, isTagged),
      report,
      prefix: prefixOf(language),
    }),
    prefix: prefixOf(ownLanguage),
    report,
    leaveOut(gone) {
      left = gone;
    },
    async settle() {
      await Promise.all(absent.map((keep) => keep()));
    },
  };
}

const prefixOf = (language: string | undefined): string =>
  language === undefined ? "" : prefixFor(language);

/** The call's parameters for a reply in a language; `undefined`: the site's first. */
export const callIn = (language: string | undefined, params: CallParams = {}): CallParams =>
  language === undefined ? params : { ...params, [LANGUAGE_PARAMETER]: language };

export const keyOf = (name: GetCallName, params: CallParams): string =>
  JSON.stringify([name, ...Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

const change = createRecordChange<string>();

/** Links of a reply to pages of the site lead to those of the reply's language. */
function withLinksIn(language: string, reply: unknown, all: readonly string[]): unknown {
  const place = { prefix: prefixFor(language), all };
  return change(reply, [language, ...all].join(" "), (record) =>
    withLinks(record, (address) => linkIn(place, address)),
  );
}
