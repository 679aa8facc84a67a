/** Parts without data are `null` or empty lists (EXP-03). */
import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";
import type { TitledBox } from "#app/bands/columns-types.ts";

/** A slide about a project. It always has a title; `to` is `""` without a link. */
export interface Story {
  image: Image | null;
  note: string;
  title: string;
  text: string;
  to: string;
}

/** A client's logo, its sentence, or both. */
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
  /** Number of the author who leads the teams. */
  lead: number | null;
  start: { title: string; steps: TitledBox[]; image: Image | null };
  why: { title: string; boxes: TitledBox[] };
}

/** A logo of the gallery: `width` in pixels, `fill` as in the record (section 3). */
export interface ClientMark {
  image: Image;
  width: number | null;
  fill: "contain" | "cover";
}

/** Who leads the teams of a field. */
export interface Lead {
  name: string;
  role: string;
  about: string;
  portrait: Image | null;
}

export type FieldContent = TechnologyContent | ExpertiseContent;

export const FIELD_PREFIXES = ["/technologies-", "/expertise-"] as const;
