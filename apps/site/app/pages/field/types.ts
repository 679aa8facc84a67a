/**
 * What a technology page and an expertise page are made of; a part without data is `null` or an
 * empty list (EXP-03).
 */
import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";
import type { TitledBox } from "#app/bands/columns-types.ts";

/** A slide that tells of a work. It always has a title; `to` is `""` where it leads nowhere. */
export interface Story {
  image: Image | null;
  note: string;
  title: string;
  text: string;
  to: string;
}

/** A client's mark, or its sentence, or both. */
export interface ClientNote {
  mark: Image | null;
  text: string;
}

export interface TechnologyContent {
  kind: "technology";
  name: string;
  intro: { title: string; text: SafeHtml; image: Image | null };
  project: { title: string; text: SafeHtml; image: Image | null } | null;
  why: { title: string; boxes: TitledBox[] };
  workedWith: { title: string; clients: ClientNote[] };
  stories: Story[];
  platforms: { title: string; images: Image[] };
}

export interface ExpertiseContent {
  kind: "expertise";
  name: string;
  image: Image | null;
  terms: { title: string; text: SafeHtml } | null;
  clients: { title: string; marks: ClientMark[]; stories: Story[] };
  works: { title: string; stories: Story[]; left: SafeHtml; right: SafeHtml };
  start: { title: string; steps: TitledBox[]; image: Image | null };
  why: { title: string; boxes: TitledBox[] };
}

/** A mark of the gallery: `width` in pixels, `fill` as the record says (section 3). */
export interface ClientMark {
  image: Image;
  width: number | null;
  fill: "contain" | "cover";
}

export type FieldContent = TechnologyContent | ExpertiseContent;

export const FIELD_PREFIXES = ["/technologies-", "/expertise-"] as const;
