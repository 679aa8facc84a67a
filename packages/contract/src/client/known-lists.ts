/**
 * Lists of a host that sends only what changed (`STATE_HEADER`): where a record's number comes in its
 * place, the record is the one of the list before.
 */
import { sinceAddress } from "#call.ts";
import { isNumber, RecordTexts } from "#client/record-texts.ts";

interface KnownList {
  /** The host's name for the state of `list`. */
  state: string;
  list: RecordTexts;
  /** When the list is read whole again. */
  until: number;
}

interface SentList {
  json: unknown;
  state: string | null;
}

export interface KnownLists {
  /** The list at `address`. `readFrom` requests it at this address, or at the one of its changes. */
  read(address: string, readFrom: (first: string) => Promise<SentList>): Promise<unknown>;
}

/** About ten calls return a list, in each language. */
const LISTS = 50;
/** Milliseconds: bounds what a fault of the host, or another version of it, can leave in a list. */
const LIFETIME_MS = 24 * 3_600_000;

export function createKnownLists(now: () => number = Date.now): KnownLists {
  const lists = new Map<string, KnownList>();
  const keep = (address: string, { json, state }: SentList, until: number): void => {
    if (state === null || !(json instanceof RecordTexts)) return void lists.delete(address);
    if (lists.size >= LISTS) lists.clear();
    lists.set(address, { state, list: json, until });
  };
  return {
    async read(address, readFrom) {
      const before = lists.get(address);
      if (before && before.until > now()) {
        const sent = await readFrom(sinceAddress(address, before.state));
        const json = withKnown(before.list, sent.json);
        if (json !== undefined) {
          keep(address, { ...sent, json }, before.until);
          return json;
        }
      }
      const sent = await readFrom(address);
      keep(address, sent, now() + LIFETIME_MS);
      return sent.json;
    },
  };
}

/** `sent` with records in place of their numbers; `undefined` if one is unknown. */
function withKnown(before: RecordTexts, sent: unknown): unknown {
  if (!(sent instanceof RecordTexts)) return sent;
  const records = new Map(before.texts.map((text) => [numberOf(text), text]));
  const texts: string[] = [];
  for (const text of sent.texts) {
    const record = isNumber(text) ? records.get(text) : text;
    if (record === undefined) return undefined;
    texts.push(record);
  }
  return new RecordTexts(texts);
}

/** A host that sends states writes a record's number first: nothing needs to be parsed. */
const numberOf = (text: string): string | undefined => /^\{"(?:id|ID)":(\d+)[,}]/.exec(text)?.[1];
