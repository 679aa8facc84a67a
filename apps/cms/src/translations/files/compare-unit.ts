/** What a returned unit means for the text that is there: a new text, nothing, or a refusal. */
import { textsOf, type ListedUnit } from "#translations/files/language-words.ts";
import { folded, parseMarked, wordsOnly } from "#translations/files/marked-text.ts";
import type { ReturnedSegment, ReturnedUnit } from "#translations/files/returned.ts";

export type Refused = { why: Why; detail: string };
export type Why =
  | "unknown"
  | "old"
  | "meanwhile"
  | "undated"
  | "marks"
  | "parts"
  | "long"
  | "words"
  | "failed";

export type Compared =
  | { kind: "same" | "empty" }
  /** An old translation that the translator left as it is, and gave a state. */
  | { kind: "right" }
  | { kind: "new"; value: unknown; note: string | null }
  | ({ kind: "refused" } & Refused);

/** In XLIFF's order, after `initial`. */
const DONE = new Set(["translated", "reviewed", "final"]);

/** What a spreadsheet has in a cell whose formula has no result, in Excel and LibreOffice. */
const NO_RESULT = /^(?:#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!)|Err:\d{3})$/;

const refused = (why: Why, detail: string): Compared => ({ kind: "refused", why, detail });

/** The segments of the file in the unit's order; `null`: they were split or joined. */
function aligned(unit: ListedUnit, { segments }: ReturnedUnit): ReturnedSegment[] | null {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const isSame =
    byId.size === segments.length &&
    segments.every(({ id }) => unit.segments.some((one) => one.id === id));
  // A spreadsheet may lack rows.
  if (isSame) return unit.segments.flatMap(({ id }) => byId.get(id) ?? []);
  const hasIds = segments.some(
    ({ id }) => id !== null && unit.segments.some((one) => one.id === id),
  );
  return !hasIds && segments.length === unit.segments.length
    ? segments.map((segment, at) => ({ ...segment, id: unit.segments[at]?.id ?? null }))
    : null;
}

/** `before`: the unit's texts (`textsOf`) when the file was made; `null`: unknown. */
export async function compareUnit(
  unit: ListedUnit,
  returned: ReturnedUnit,
  before: () => Promise<string | null>,
): Promise<Compared> {
  const segments = aligned(unit, returned);
  if (!segments)
    return refused(
      "parts",
      "Its paragraphs were split or joined: there must be as many as in the original.",
    );
  const own = new Map(unit.segments.map((segment) => [segment.id, segment]));
  const given = segments.filter(({ target }) => target !== null && target.trim() !== "");
  if (given.length === 0) return { kind: "empty" };
  const isOld = segments.some(
    ({ id, source }) => folded(source) !== folded(own.get(id ?? "")?.source ?? ""),
  );
  const texts = new Map(
    given.flatMap(({ id, target }): [string, string][] => {
      const now = own.get(id ?? "")?.target ?? null;
      return now !== null && folded(now) === folded(target ?? "") ? [] : [[id ?? "", target ?? ""]];
    }),
  );
  if ([...texts.values()].some((text) => NO_RESULT.test(text.trim())))
    return refused("words", "Its cell has a formula without a result: write the text itself.");
  if (texts.size === 0) {
    const isRight =
      !isOld && unit.state === "old" && given.every(({ state }) => DONE.has(state ?? ""));
    return { kind: isRight ? "right" : "same" };
  }
  if (isOld)
    return refused(
      "old",
      `The original changed since the file was made. It is now: ${shown(unit)}`,
    );
  const were = await before();
  const isReplaced =
    unit.other !== null || [...texts.keys()].some((id) => (own.get(id)?.target ?? null) !== null);
  if (were === null && isReplaced)
    return refused(
      "undated",
      "Another text is there, and nothing shows which one is newer: the file has no time, or is too old. Make a new file.",
    );
  if (were !== null && were !== textsOf(unit))
    return refused(
      "meanwhile",
      "The translation was changed in the admin since the file was made.",
    );
  return written(unit, texts);
}

const LONGEST = 200;
const shown = ({ segments }: ListedUnit): string => {
  const text = segments.map(({ source }) => source).join(" ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
};

function written(unit: ListedUnit, texts: ReadonlyMap<string, string>): Compared {
  const made = unit.written(texts);
  if ("problem" in made) {
    const isPart = made.problem.startsWith("only ");
    const why = unit.codes.size > 0 && !isPart ? "marks" : isPart ? "parts" : "words";
    return refused(why, `${made.problem.slice(0, 1).toUpperCase()}${made.problem.slice(1)}`);
  }
  const { limit } = unit;
  const longest = Math.max(
    ...[...texts.values()].map((text) => [...wordsOnly(parseMarked(text) ?? [text]).trim()].length),
  );
  const isLong = limit !== null && longest > limit.most;
  if (isLong && limit.isFixed)
    return refused("long", `${longest} characters; at most ${limit.most} are possible.`);
  const note = isLong ? `${longest} of about ${limit.most} characters: it may be cut.` : null;
  return { kind: "new", value: made.value, note };
}
