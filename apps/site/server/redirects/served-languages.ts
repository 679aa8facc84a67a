/** Languages that visitors had, with the addresses of their pages; known over restarts. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  KINDS,
  LISTING_CALLS,
  placeOf,
  type ListingCall,
  type Translated,
} from "@meridian/contract";
import { recordName, type NamedRecord } from "@meridian/contract/record-name";
import { translatedPath } from "#app/content/alternates.server.ts";
import { writeWhole } from "#server/files/write-whole.ts";
import { readAddress } from "#server/http/addresses.ts";
import type { Uses } from "#server/services.ts";

export interface ServedLanguages {
  /** Codes of languages that were open at any time. */
  codes(): readonly string[];
  /** The path in the first language, without prefixes, of a page that had another path. */
  originalOf(code: string, path: string): string | undefined;
  /** Stores further languages that visitors can see now. */
  open(codes: readonly string[]): void;
  /** Stores the addresses that records of a reply in the first language name in others. */
  learn(call: string, reply: unknown): void;
  /** Resolves when everything is on disk. Never rejects. */
  close(): Promise<void>;
}

/** Addresses of a language; beyond, those learned first are dropped. */
const MOST = 20_000;

const listOf = new Map<string, ListingCall>([
  ...LISTING_CALLS.map((call) => [call, call] as const),
  ...KINDS.flatMap(({ foundBy, listedBy }) =>
    foundBy && isListing(listedBy) ? [[foundBy, listedBy] as const] : [],
  ),
]);

function isListing(call: string | undefined): call is ListingCall {
  return LISTING_CALLS.some((one) => one === call);
}

export async function openServedLanguages({
  settings,
  log,
}: Uses<never, { settings: "dataDir"; log: "warn" }>): Promise<ServedLanguages> {
  const file = join(settings.dataDir, "site/languages.json");
  const stored = await read(file);
  const served = new Set(stored.served);
  const learned = new WeakSet<object>();
  const byLanguage = new Map(
    Object.entries(stored.addresses).map(([code, paths]) => [code, new Map(Object.entries(paths))]),
  );
  const writer = createWriter({
    file,
    log,
    content: () => ({
      served: [...served],
      addresses: Object.fromEntries(
        [...byLanguage].map(([code, paths]) => [code, Object.fromEntries(paths)]),
      ),
    }),
  });
  function add({ code, path, original }: Address): void {
    const paths = byLanguage.get(code) ?? new Map<string, string>();
    byLanguage.set(code, paths);
    if (paths.get(path) === original) return;
    paths.set(path, original);
    const [oldest] = paths.keys();
    if (paths.size > MOST && oldest !== undefined) paths.delete(oldest);
    writer.changed();
  }
  return {
    codes: () => [...served],
    originalOf: (code, path) => byLanguage.get(code)?.get(path),
    open(codes) {
      const isNew = codes.some((code) => !served.has(code));
      for (const code of codes) served.add(code);
      if (isNew) writer.changed();
    },
    learn(call, reply) {
      // An unchanged record of a list is the same object.
      const records = recordsOf(reply).filter((record) => !learned.has(record));
      for (const record of records) learned.add(record);
      addressesIn(call, records).forEach(add);
    },
    close: () => writer.written(),
  };
}

/** One write at a time, each of what is known by then. */
function createWriter({
  file,
  content,
  log,
}: Uses<never, { log: "warn" }> & { file: string; content: () => Stored }) {
  let isChanged = false;
  let writing: Promise<void> | undefined;
  const write = async (): Promise<void> => {
    while (isChanged) {
      isChanged = false;
      await writeWhole(file, JSON.stringify(content()));
    }
  };
  const failed = ({ code }: NodeJS.ErrnoException): void =>
    log.warn(
      { file, code },
      "the addresses of the site's languages cannot be written; after a restart those of a removed language lead nowhere. Check DATA_DIR's free space and owner",
    );
  return {
    changed(): void {
      isChanged = true;
      // After the caller, which may learn a whole list.
      writing ??= Promise.resolve()
        .then(write)
        .catch(failed)
        .finally(() => void (writing = undefined));
    },
    written: async (): Promise<void> => writing,
  };
}

interface Address {
  code: string;
  path: string;
  original: string;
}

/** Where records are in other languages, if their path differs. */
function addressesIn(call: string, records: readonly Named[]): Address[] {
  const list = listOf.get(call);
  if (list === undefined) return [];
  return records.flatMap((record) => {
    const original = canonical(placeOf(list, recordName(record), record));
    return Object.entries(record.translations ?? {}).flatMap(([code, name]): Address[] => {
      const path = original && canonical(translatedPath(original, name));
      return original && path && path !== original ? [{ code, path, original }] : [];
    });
  });
}

type Named = Translated & NamedRecord & { path?: string };

const recordsOf = (reply: unknown): Named[] =>
  (Array.isArray(reply) ? reply : [reply]).filter(
    (record): record is Named => typeof record === "object" && record !== null,
  );

function canonical(path = ""): string | undefined {
  const address = readAddress(path);
  const settled = address.kind === "redirect" ? readAddress(address.location) : address;
  return settled.kind === "page" ? settled.path : undefined;
}

interface Stored {
  served: string[];
  addresses: Record<string, Record<string, string>>;
}

const NOTHING: Stored = { served: [], addresses: {} };

async function read(file: string): Promise<Stored> {
  try {
    const json: unknown = JSON.parse(await readFile(file, "utf8"));
    return isStored(json) ? json : NOTHING;
  } catch {
    // Missing or torn: the next lists teach the addresses of the languages of now.
    return NOTHING;
  }
}

const isStored = (json: unknown): json is Stored =>
  typeof json === "object" &&
  json !== null &&
  "served" in json &&
  Array.isArray(json.served) &&
  "addresses" in json &&
  typeof json.addresses === "object" &&
  json.addresses !== null;
