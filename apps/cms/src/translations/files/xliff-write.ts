/**
 * The words of a language as XLIFF 2 (OASIS): a `file` for each record, a `unit` for each field, a
 * `segment` for each paragraph. Marks are `pc` and `ph`; a limit is the size restriction module's.
 */
import { escapeHtml } from "@meridian/contract/escape";
import type { Codes } from "#translations/files/codes.ts";
import { parseMarked, type Inline } from "#translations/files/marked-text.ts";
import {
  type ListedUnit,
  type RecordWords,
  type UnitState,
} from "#translations/files/language-words.ts";
import { unitId, type Segment } from "#translations/files/units.ts";

export interface FileHead {
  /** The languages of the originals and of the translations. */
  first: string;
  language: string;
  /** ISO 8601: words that change in the admin later are not overwritten. */
  at: string;
}

const XLIFF = "urn:oasis:names:tc:xliff:document:2.0";
const SIZES = "urn:oasis:names:tc:xliff:sizerestriction:2.0";
export const OLD = "meridian:old";

const STATES: Readonly<Record<UnitState, string>> = {
  initial: 'state="initial"',
  old: `state="initial" subState="${OLD}"`,
  translated: 'state="translated"',
  final: 'state="final"',
};

/** Characters that XML cannot contain, even escaped. */
const NOT_XML =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (text: string): string => escapeHtml(text.replace(NOT_XML, ""));

function inlineXml(inlines: readonly Inline[], codes: Codes): string {
  return inlines
    .map((one) => {
      if (typeof one === "string") return escaped(one);
      const { type = "other", subType, label = "" } = codes.get(one.id) ?? {};
      const kind = `id="${one.id}" type="${type}"${subType ? ` subType="${subType}"` : ""} canCopy="no" canDelete="no"`;
      return one.inner === null
        ? `<ph ${kind} disp="${escaped(label)}"/>`
        : `<pc ${kind} dispStart="${escaped(label)}">${inlineXml(one.inner, codes)}</pc>`;
    })
    .join("");
}

const textXml = (text: string, codes: Codes): string =>
  inlineXml(parseMarked(text) ?? [text], codes);

const segmentXml = ({ id, source, target }: Segment, { state, codes }: ListedUnit): string =>
  `<segment id="${id}" ${STATES[state]}><source xml:space="preserve">${textXml(source, codes)}</source>${
    target === null ? "" : `<target xml:space="preserve">${textXml(target, codes)}</target>`
  }</segment>`;

/** Characters of a limit that people meet: that of the program's words is far beyond each of them. */
const NAMED = 500;

/** What a translator has to know of a unit. */
export function notesOf({ state, limit, other }: ListedUnit): string[] {
  return [
    ...(limit && limit.most <= NAMED
      ? [`At most ${limit.most} characters${limit.isFixed ? "" : ", if it is not to be cut"}.`]
      : []),
    ...(state === "old" ? ["The original changed since this was translated."] : []),
    ...(other
      ? ["There is a translation with other paragraphs; one that you write here replaces it."]
      : []),
  ];
}

function unitXml(words: RecordWords, unit: ListedUnit): string {
  const { path, label, limit, segments } = unit;
  const size = limit && segments.length === 1 ? ` slr:sizeRestriction="${limit.most}"` : "";
  const notes = notesOf(unit).map((note) => `<note>${escaped(note)}</note>`);
  return `<unit id="${escaped(unitId(words.kind, words.record, path))}" name="${escaped(label)}" canResegment="no"${size}>${
    notes.length > 0 ? `<notes>${notes.join("")}</notes>` : ""
  }${segments.map((segment) => segmentXml(segment, unit)).join("")}</unit>\n`;
}

/** A portion a record. */
export async function* xliff(
  { first, language, at }: FileHead,
  records: AsyncIterable<RecordWords>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${XLIFF}" xmlns:slr="${SIZES}" version="2.0" srcLang="${first}" trgLang="${language}">\n`,
  );
  let isEmpty = true;
  for await (const words of records) {
    isEmpty = false;
    const id = unitId(words.kind, words.record, "").slice(0, -1);
    yield encoder.encode(
      `<file id="${id}" original="${at}"><slr:profiles generalProfile="xliff:codepoints"/><notes><note>${escaped(words.title)}</note></notes>\n${words.units.map((unit) => unitXml(words, unit)).join("")}</file>\n`,
    );
  }
  // A document without a unit is none.
  const nothing = `<file id="nothing" original="${at}"><unit id="nothing"><segment state="final"><source>Nothing is left to translate.</source></segment></unit></file>\n`;
  yield encoder.encode(`${isEmpty ? nothing : ""}</xliff>\n`);
}
