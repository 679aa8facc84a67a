/**
 * Lists of a host that sends only what changed (`STATE_HEADER`): where a record's number comes in its
 * place, the record is the one of the list before.
 */
import { sinceAddress } from "#call.ts";
import { isNumber, RecordTexts } from "#client/record-texts.ts";

/** The records' texts by their numbers, in the list's order. */
type Records = ReadonlyMap<string, string>;

interface KnownList {
  /** The host's name for the state of the list. */
  state: string;
  records: Records;
  /** When the list is read whole again. */
  until: number;
}

type ReadFrom = (first: string) => Promise<{ json: unknown; state: string | null }>;

export interface KnownLists {
  /** The list at `address`. `readFrom` requests it at this address, or at the one of its changes. */
  read(address: string, readFrom: ReadFrom): Promise<unknown>;
}

/** About ten calls return a list, in each language. */
const LISTS = 50;
/** Milliseconds: bounds what a fault of the host, or another version of it, can leave in a list. */
const LIFETIME_MS = 24 * 3_600_000;

export function createKnownLists(now: () => number = Date.now): KnownLists {
  const lists = new Map<string, KnownList>();
  async function read(address: string, readFrom: ReadFrom): Promise<unknown> {
    const known = lists.get(address);
    const before = known && known.until > now() ? known : undefined;
    const { json, state } = await readFrom(before ? sinceAddress(address, before.state) : address);
    const records = json instanceof RecordTexts ? byNumber(json, before?.records) : undefined;
    if (records && state !== null) {
      if (lists.size >= LISTS) lists.clear();
      lists.set(address, { state, records, until: before?.until ?? now() + LIFETIME_MS });
    } else lists.delete(address);
    if (!before || !(json instanceof RecordTexts)) return json;
    return records ? new RecordTexts([...records.values()]) : read(address, readFrom);
  }
  return { read };
}

/** With the known records in place of their numbers; `undefined` if one is unknown. */
function byNumber({ texts }: RecordTexts, known?: Records): Records | undefined {
  const records = new Map<string, string>();
  for (const text of texts) {
    const number = isNumber(text) ? text : numberOf(text);
    const record = isNumber(text) ? known?.get(text) : text;
    if (number === undefined || record === undefined) return undefined;
    records.set(number, record);
  }
  return records;
}

/** A host that sends states writes a record's number first: nothing needs to be parsed. */
const numberOf = (text: string): string | undefined => /^\{"(?:id|ID)":(\d+)[,}]/.exec(text)?.[1];
