import type { Image } from "@meridian/contract";

export interface WorkSummary {
  slug: string;
  title: string;
  cover: Image | null;
  /** "London, United Kingdom, 2019 – present" */
  place: string;
  text: string;
  /** The result in a few words; `""` if there is none. */
  result: string;
  figures: ResultFigure[];
}

/** A figure of a result: "14", "%", "fewer empty kilometers". */
export interface ResultFigure {
  number: string;
  unit: string;
  what: string;
}
