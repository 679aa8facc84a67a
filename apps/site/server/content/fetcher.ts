import {
  addressOf,
  CallError,
  LANGUAGE_PARAMETER,
  tagsOf,
  type Client,
  type GetCallName,
} from "@meridian/contract";
import { createBreaker } from "#server/content/breaker.ts";
import { inOwnLanguage } from "#server/content/own-language.ts";
import { createOwnPictures } from "#server/content/own-pictures.ts";
import type { Log } from "#server/observability/log.ts";
import type { Invalidations } from "#server/content/invalidations.ts";

export type CallParams = Record<string, string>;

/** A reply with the time of its request, on the purges' clock. */
export interface StoredReply {
  value: unknown;
  at: number;
  isUnstored?: true;
}

/** A host that is only starting is no warning. */
export const levelOf = (error: unknown): "info" | "warn" =>
  error instanceof CallError && error.isStarting ? "info" : "warn";

export interface FetcherOptions {
  client: Pick<Client, "read"> & Partial<Pick<Client, "dropPictures">>;
  /** The address before `/api`; for messages. */
  host: string;
  /** Origins of the host's own pictures. */
  origins: ReadonlySet<string>;
  log: Pick<Log, "info" | "warn" | "error">;
  invalidations: Invalidations;
  /** Called with the duration of each call in milliseconds. */
  onCall?: (call: GetCallName, ms: number, outcome: "ok" | "absent" | "failed") => void;
  /** Called with each reply in the site's first language. */
  onReply?: ((call: GetCallName, reply: unknown) => void) | undefined;
}

export interface Fetcher {
  /**
   * Throws `CallError`. Repeats the call after a purge during the response. `isKnown`: there is an
   * earlier reply; without one an unserved call is absent, with one an error, and the reply stays.
   */
  fetch(
    name: GetCallName,
    params: CallParams,
    key: string,
    isKnown?: boolean,
  ): Promise<StoredReply>;
  /** The host has called: failed calls may be repeated. */
  callReceived(): void;
}

/** A call by a dynamic name. */
type ReadAny = (name: GetCallName, params: CallParams) => Promise<unknown>;
const ATTEMPTS = 3;
const MAX_PICTURE_WARNINGS = 500;
const STAYS =
  ". Its earlier reply stays; to remove it, stop the site, delete DATA_DIR/site/content and start it again";

export function createFetcher({
  client,
  host,
  origins,
  log,
  invalidations,
  onCall,
  onReply,
}: FetcherOptions): Fetcher {
  const breaker = createBreaker();
  const warned = new Set<string>();
  const foreign = (src: string): void => {
    if (warned.has(src) || warned.size >= MAX_PICTURE_WARNINGS) return;
    warned.add(src);
    log.warn(
      { src },
      "picture dropped: it is not on the content host. Upload it there, or add the host's other origins to CONTENT_ALIASES",
    );
  };
  const own = createOwnPictures({ origins, foreign });
  const untranslated = new Set<string>();
  const ofAnother = (call: GetCallName, language: string) => (count: number) => {
    const key = `${call} ${language}`;
    if (untranslated.has(key)) return;
    untranslated.add(key);
    log.warn(
      { call, language, count },
      "records dropped: the content host answered with another language's, by their translations. Switch off its fallback for missing translations",
    );
  };
  const request = async (
    name: GetCallName,
    params: CallParams,
    isKnown: boolean,
  ): Promise<unknown> => {
    const begun = performance.now();
    try {
      const { [LANGUAGE_PARAMETER]: language } = params;
      const value = inOwnLanguage(
        await (client.read as ReadAny)(name, params),
        language,
        ofAnother(name, language ?? ""),
      );
      onCall?.(name, performance.now() - begun, value === null ? "absent" : "ok");
      if (language === undefined) onReply?.(name, value);
      return own(value);
    } catch (error) {
      const isUnserved = error instanceof CallError && error.isUnserved;
      onCall?.(name, performance.now() - begun, isUnserved && !isKnown ? "absent" : "failed");
      if (isUnserved && !isKnown) return null;
      const stays = isUnserved ? STAYS : "";
      log[levelOf(error)](
        { call: name },
        error instanceof CallError
          ? error.message + stays
          : `content host, call ${name}: ${String(error)}`,
      );
      throw error;
    }
  };
  return {
    async fetch(name, params, key, isKnown = false) {
      for (let attempt = 1; ; attempt++) {
        const at = invalidations.now();
        const value = await breaker.guard(
          { call: name, key, url: host + addressOf(name, params) },
          () => request(name, params, isKnown),
        );
        if (attempt === ATTEMPTS || !invalidations.since(tagsOf(name, params), at))
          return { value, at };
      }
    },
    callReceived() {
      breaker.reset();
      client.dropPictures?.();
    },
  };
}
