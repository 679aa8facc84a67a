import type { ArrayField } from "payload";
import { picture } from "#records/fields/picture.ts";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";

/** `dbName` keeps PostgreSQL's table names under 63 characters. */
export const slides = (
  name: string,
  { label = "Slides", dbName }: { label?: string; dbName?: string } = {},
): ArrayField =>
  rows(name, {
    row: "Slide",
    label,
    dbName,
    fields: [
      picture("image"),
      line("subTitle", { label: "Line above the title" }),
      line("title"),
      prose("description"),
      linkField("buttonLink", { label: "Link of the button" }),
    ],
  });
