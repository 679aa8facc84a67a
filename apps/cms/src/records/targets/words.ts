/** What an editor is told of links before visitors follow them. Nothing of it keeps from saving. */
import { isOff, PAGE_NAMES, type PageName } from "@meridian/contract/pages";
import type { TargetState } from "#records/targets/target-state.ts";

const WORDS: Record<Exclude<TargetState["found"], "yes">, string> = {
  missing: "There is no such page: visitors find nothing there.",
  unpublished: "This page is not published: visitors find nothing there.",
  trashed: "This page is in the trash: visitors find nothing there.",
  leftOut: "The band it leads to is left out of its page: the link is not shown.",
  place: "The home page has no place of this name: the link leads to its top.",
};
const OFF = "This page is switched off: the link is not shown.";

/** The names among what the form's field of the pages holds; `undefined` for another form. */
export const pagesOff = (value: unknown): PageName[] | undefined =>
  Array.isArray(value) ? PAGE_NAMES.filter((name) => value.includes(name)) : undefined;

/** `off`: the pages that are off as the form beside it says now. `""`: nothing is wrong. */
export function targetWords(
  address: string,
  state: TargetState | undefined,
  off: PageName[] | undefined,
): string {
  if (off ? isOff(address, off) : state?.off) return OFF;
  return !state || state.found === "yes" ? "" : WORDS[state.found];
}

export interface ListRow {
  /** `Link 3`, `Link 3, link 1 behind it` */
  place: string;
  name: string;
  address: string;
  /** Whether it stands in the header itself. */
  isTop: boolean;
}

/** Words that stand more than once on a level, each once. */
export function doublesIn(rows: readonly ListRow[]): string[] {
  const tops = rows.filter(({ isTop, name }) => isTop && name.trim() !== "");
  const key = ({ name }: ListRow): string => name.trim().toLowerCase();
  return [...Map.groupBy(tops, key).values()].flatMap((same) =>
    same.length > 1
      ? [
          `“${same[0]?.name.trim()}” stands here ${same.length} times: ${same.map(({ place }) => place).join(", ")}.`,
        ]
      : [],
  );
}

/** Of the widest header: its room for links, a letter, and what is between two links, in pixels. */
const [ROOM, LETTER, BETWEEN] = [1000, 7, 28];

/** `""` where the links may stand beside one another on a wide screen. */
export function roomWords(rows: readonly ListRow[]): string {
  const tops = rows.filter(({ isTop }) => isTop);
  const letters = tops.reduce((sum, { name }) => sum + name.trim().length, 0);
  return letters * LETTER + tops.length * BETWEEN > ROOM
    ? `These ${tops.length} links are too long to stand beside one another: at every width they are behind the menu button.`
    : "";
}
