/** Warnings about links; none prevents saving. */
import type { Words } from "#admin-ui/words/words.ts";
import type { TargetState } from "#records/targets/target-state.ts";

const WORDS: Record<Exclude<TargetState["found"], "yes">, string> = {
  missing: "This page does not exist: visitors get “not found”.",
  unpublished: "This page is not published: visitors get “not found”.",
  trashed: "This page is in the trash: visitors get “not found”.",
  behindForm:
    "This document is behind a form and has no address of its own: visitors get “not found”.",
  leftOut: "The link's target band is not on its page, so the link is not shown.",
  place: "The home page has no section of this name: the link opens its top.",
};
const OFF = "This page is switched off, so the link is not shown.";

/** `undefined` for another form. */
export const pagesOff = (value: unknown): unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;

/** `off`: the current form's choice. `""`: no warning. */
export function targetWords(state: TargetState | undefined, off: unknown[] | undefined): string {
  if (!state) return "";
  if (off ? state.page && off.includes(state.page) : state.off) return OFF;
  return state.found === "yes" ? "" : WORDS[state.found];
}

export interface ListRow {
  /** `Link 3`, `Link 3, link 1 of its submenu` */
  place: string;
  name: string;
  address: string;
  /** In the header itself. */
  isTop: boolean;
}

/** Labels that occur more than once on a level, each once. */
export function doublesIn(rows: readonly ListRow[], t: Words): string[] {
  const tops = rows.filter(({ isTop, name }) => isTop && name.trim() !== "");
  const key = ({ name }: ListRow): string => name.trim().toLowerCase();
  return [...Map.groupBy(tops, key).values()].flatMap((same) =>
    same.length > 1
      ? [
          t("“{name}” is used {n} times here: {places}.", {
            name: same[0]?.name.trim() ?? "",
            n: same.length,
            places: same.map(({ place }) => place).join(", "),
          }),
        ]
      : [],
  );
}

/** Pixels in the widest header: space for links, a character, the gap between links. */
const [WIDTH, CHARACTER, BETWEEN] = [1000, 7, 28];

/** `""` if the links fit in one line. */
export function widthWarning(rows: readonly ListRow[], t: Words): string {
  const tops = rows.filter(({ isTop }) => isTop);
  const characters = tops.reduce((sum, { name }) => sum + name.trim().length, 0);
  return characters * CHARACTER + tops.length * BETWEEN > WIDTH
    ? t("These {links} links do not fit in one line: at every width they are in the menu.", {
        links: tops.length,
      })
    : "";
}
