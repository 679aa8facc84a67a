/**
 * The content host's private settings, read at the start and after each change. The last ones are
 * stored, so that a restart while the host is unreachable does not lose them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { restAddress } from "@meridian/contract";
import {
  openConnections,
  PRIVATE_SETTINGS_PATH,
  PRIVATE_SETTINGS_TAG,
  privateSettings,
  type PrivateSettings,
  type PrivateSettingsCall,
  type ReadPrivateSettings,
} from "@meridian/contract/site-protocol/private-settings";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { boundedFetch, FetchError, type BoundedReply } from "@meridian/http/bounded-fetch";
import * as v from "valibot";
import { writeWhole } from "#server/files/write-whole.ts";
import type { Uses } from "#server/services.ts";

export interface OpenPrivateSettings {
  /** `null`: the host has none. `undefined`: it has not responded yet, and nothing is stored. */
  latest(): ReadPrivateSettings | null | undefined;
  /** Calls `listener` after each reading that changed them. */
  onChange(listener: () => void): void;
  /** Reads them again. Never rejects. */
  refresh(): Promise<void>;
  /** Reads them again if one of the changed tags concerns them. Never rejects. */
  changed(tags: readonly string[]): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 5000;
const RETRY_MS = 20_000;
const MOST = 2 ** 20;

/** Vacancies name recipients, too. */
const concerns = (tag: string): boolean =>
  tag === "*" || tag === PRIVATE_SETTINGS_TAG || /^vacancies(?:@|$)/.test(tag);

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ host: v.string(), settings: privateSettings }),
);

/** `retryMs`: until the next attempt after a failure. */
export async function openPrivateSettings({
  settings: { contentHost: host, contentApi: restRoot, purgeSecret: secret, dataDir },
  log,
  fetch = globalThis.fetch,
  retryMs = RETRY_MS,
}: Uses<
  never,
  { settings: "contentHost" | "contentApi" | "purgeSecret" | "dataDir"; log: "warn" }
> & {
  fetch?: typeof globalThis.fetch;
  retryMs?: number;
}): Promise<OpenPrivateSettings> {
  const path = join(dataDir, "site", "private-settings.json");
  let latest: ReadPrivateSettings | null | undefined = await lastOf(path, host, secret);
  let text = JSON.stringify(latest);
  const listeners: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let [isClosed, isReading, isWanted, isReported] = [false, false, false, false];

  /** Resolves to whether the next attempt may succeed by itself. */
  async function read(): Promise<boolean> {
    const at = Date.now();
    const { status, body } = await request(at);
    // Nothing is dropped for a 404: a proxy may send it, and then no one would be notified.
    if (status === 404 || status === 405) latest ??= null;
    if (latest === null && status < 500 && status !== 200) return (isReported = false);
    if (status !== 200) {
      report(`it returned HTTP ${status}`);
      return status >= 500;
    }
    const settings = v.parse(
      v.pipe(v.string(), v.parseJson(), privateSettings),
      body.toString("utf8"),
    );
    latest = opened(settings, secret, at);
    if (text !== (text = JSON.stringify(latest))) for (const listener of listeners) listener();
    await writeWhole(path, JSON.stringify({ host, settings }));
    return (isReported = false);
  }

  const request = (at: number): Promise<BoundedReply> => {
    const { body, headers } = signedPost(callAt(at), secret);
    const address = restAddress(host, PRIVATE_SETTINGS_PATH, restRoot);
    return boundedFetch(address, { timeoutMs: TIMEOUT_MS, most: MOST, fetch, headers, body });
  };

  function report(problem: string): void {
    if (!isReported)
      log.warn(
        { problem },
        "the content host's private settings (who receives emails, mail server) cannot be read or stored; the last known ones apply",
      );
    isReported = true;
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    isWanted = true;
    if (isReading || isClosed) return;
    isReading = true;
    let isTransient = false;
    while (isWanted) {
      isWanted = false;
      isTransient = await read().catch((error: unknown) => {
        report(error instanceof Error ? error.message : String(error));
        return !(error instanceof FetchError) || error.problem !== "redirects";
      });
    }
    isReading = false;
    if (!isTransient || isClosed) return;
    timer = setTimeout(() => void refresh(), retryMs);
    timer.unref();
  }

  return {
    latest: () => latest,
    onChange: (listener) => void listeners.push(listener),
    refresh,
    changed: async (tags) => {
      if (tags.some(concerns)) await refresh();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

const callAt = (at: number): PrivateSettingsCall => ({ for: "private-settings", at });

/** `at`: of the call that they answer; without it they are this site's own copy. Throws if forged. */
function opened(
  { recipients, sealed }: PrivateSettings,
  secret: string,
  at?: number,
): ReadPrivateSettings {
  const read = sealed === undefined ? null : openConnections(sealed, secret);
  if (at !== undefined && sealed !== undefined && read?.at !== at)
    throw new Error("its secrets are not those of an answer to this call");
  return { recipients, connections: read?.connections ?? null };
}

/** Those of another host are not used. */
async function lastOf(
  path: string,
  host: string,
  secret: string,
): Promise<ReadPrivateSettings | undefined> {
  const text = await readFile(path, "utf8").catch(() => "");
  const read = v.safeParse(stored, text);
  return read.success && read.output.host === host
    ? opened(read.output.settings, secret)
    : undefined;
}
