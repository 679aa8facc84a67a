/** The host's replies, stored by call and recorded per render: a purge also purges pages. */
import type { GetCallName } from "@meridian/contract";
import type { PageCall } from "#app/pages/define-page.ts";
import { createReplyFiles } from "#server/content/disk/reply-files.ts";
import {
  createFetcher,
  type CallParams,
  type FetcherOptions,
  type StoredReply,
  levelOf,
} from "#server/content/fetcher.ts";
import { pathOn } from "#server/content/own-pictures.ts";
import { isUnlisted } from "#server/content/listed.ts";
import {
  permalinksByLanguage,
  type KnownPermalinks,
  type ListIn,
} from "#server/content/known-permalinks.ts";
import { createReplies } from "#server/content/replies.ts";
import { createStoredReplies } from "#server/content/stored-replies.ts";
import { callIn, createRenderContent, type RenderContent } from "#server/content/render-content.ts";
import {
  createSiteLinks,
  type SiteLinks,
  type SiteLinksOptions,
} from "#server/content/site-links.ts";

export interface ContentOptions extends FetcherOptions {
  /** For this host and this version of the contract only. */
  directory: string;
  /** Milliseconds for which a reply is fresh. */
  ttl: number;
  /** Whether the host notifies the site of changes: then its lists are true until it does. */
  isNotified?: () => boolean;
  /** Milliseconds that a render waits for a fresh reply if there is an old one. */
  timeoutMs?: number;
  /** Milliseconds until a call times out. */
  callTimeoutMs?: number;
  /** Milliseconds until a read that does not end starts anew; default: some calls. */
  limitMs?: number;
  /** Prefixes of all languages but the first, such as `/de`. */
  prefixes: () => readonly string[];
  /** Recognizes the site's own links. */
  links: Pick<SiteLinksOptions, "origins" | "routes">;
}

export interface Content {
  /** `language`: of the page, if it is not the site's first. */
  forRender(language?: string): RenderContent;
  /**
   * Starts a call that is read soon; readers share it. With `isWanted` the reply is stored only if
   * that resolves to `true`: made-up addresses must not fill the disk. Never rejects.
   */
  start(call: PageCall, isWanted?: Promise<boolean>, language?: string): Promise<void>;
  /** Rewrites links to the company's own pages, for replies that are read elsewhere. */
  siteLinks: SiteLinks;
  /** The host's permalinks of records in the site's first language, or in another. */
  permalinks(language?: string): KnownPermalinks;
  /**
   * After `invalidations` noted the tags of a purge: absent records and failed calls are requested
   * again. Replies with these tags are outdated by then; if the host fails, the old ones stay.
   */
  purged(): void;
  /** Removes expired and excess files from disk. */
  prune(): Promise<void>;
}

/** Calls of one reply that a purge makes repeat, and milliseconds of disk around them. */
const CALLS = 3;
const DISK_MS = 5000;
/** Milliseconds after a call's timeout at which an entry's time to live begins. */
const ANSWER_SLACK = 1000;
const logOmitted =
  (log: ContentOptions["log"]) =>
  (band: string, error: unknown): void =>
    log[levelOf(error)](
      { band },
      `band omitted from the page: ${error instanceof Error ? error.message : String(error)}`,
    );

const limitOf = ({ callTimeoutMs = 5000, limitMs }: ContentOptions): number =>
  limitMs ?? CALLS * callTimeoutMs + DISK_MS;

function openLinks(
  { host, links, invalidations, timeoutMs = 2000, log }: ContentOptions,
  lists: {
    list: ListIn;
    isFresh: (...call: Parameters<ListIn>) => boolean;
    limitMs: number;
  },
) {
  const permalinks = permalinksByLanguage({ ...lists, invalidations, timeoutMs, log });
  return { permalinks, siteLinks: createSiteLinks({ ...links, host, permalinks: permalinks() }) };
}

/** Replies by call, with links to the site and the languages of a render. */
export function createContent(options: ContentOptions): Content {
  const { log, invalidations, ttl, timeoutMs = 2000, callTimeoutMs = 5000 } = options;
  const limitMs = limitOf(options);
  const files = createReplyFiles(options);
  const fetcher = createFetcher(options);
  const stored = createStoredReplies(files, log);
  const replies = createReplies({ fetcher, stored, invalidations, ttl, timeoutMs, limitMs, log });
  const nothing = (): StoredReply => ({ value: null, at: invalidations.now(), isUnstored: true });
  const inMemory = (name: GetCallName, language: string | undefined): unknown => {
    const known = replies.inMemory(name, callIn(language));
    return known && known.value;
  };

  async function find(
    name: GetCallName,
    params: CallParams,
    isWanted?: Promise<boolean>,
  ): Promise<StoredReply> {
    const isUnknown = replies.inMemory(name, params) === null;
    if (isUnknown && options.isNotified?.() && isUnlisted(name, params, inMemory)) return nothing();
    return (await replies.read(name, params, isWanted)) ?? nothing();
  }

  const hostLinks = openLinks(options, {
    list: async (name, language) => (await find(name, callIn(language))).value,
    isFresh: (name, language) => inMemory(name, language) !== undefined,
    limitMs: limitMs + DISK_MS,
  });
  return {
    ...hostLinks,
    forRender: (language) =>
      createRenderContent({
        siteLinks: hostLinks.siteLinks,
        language,
        prefixes: options.prefixes,
        ownPath: (address) => pathOn(options.origins, address),
        find,
        isOld: (tags, at) =>
          invalidations.since(tags, at) ||
          invalidations.now() - at > ttl + callTimeoutMs + ANSWER_SLACK,
        keepAbsent: replies.writeAbsent,
        onOmitted: logOmitted(log),
      }),
    async start([name, params], isWanted, language) {
      await find(name, callIn(language, params), isWanted).catch(() => undefined);
    },
    purged() {
      replies.dropAbsences();
      fetcher.callReceived();
    },
    prune: files.prune,
  };
}
