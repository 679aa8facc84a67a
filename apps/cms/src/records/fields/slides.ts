import type { ArrayField } from "payload";
import { picture } from "#records/fields/picture.ts";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";

export const slides = (name: string, { label = "Slides" }: { label?: string } = {}): ArrayField =>
  rows(name, {
    row: "Slide",
    label,
    fields: [
      picture("image"),
      line("subTitle", { label: "Line above the title" }),
      line("title"),
      prose("description"),
      linkField("buttonLink", { label: "Link of the button" }),
    ],
  });
