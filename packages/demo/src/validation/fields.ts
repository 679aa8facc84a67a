/** Fields of the files, from the contract's schemas: an entity's new field is its file's, too. */
import { addressOf, calls, KINDS, type GetCallName } from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import type { ContentFile } from "#content.ts";
import { pictureMembers, typeOf } from "#validation/narrower.ts";
import { IMAGE_FIELDS, type Field } from "#validation/types.ts";

/** Checked field by field. The settings have a separate check; the demo has no landing pages. */
export type RecordFile = Exclude<ContentFile, "siteSettings" | "landingPages">;

interface Source {
  calls: GetCallName[];
  more?: Record<string, Field>;
}

/** Files whose calls have no kind of record. */
const OTHERS: Partial<Record<RecordFile, Source>> = {
  images: { calls: [], more: IMAGE_FIELDS },
  options: { calls: ["options"] },
  redirects: { calls: ["redirects"] },
  // `path` is the call's parameter.
  seo: { calls: ["seo"], more: { path: { type: "route" } } },
  vacancyCategories: { calls: ["vacancyCategories"] },
  vacancySpecialisations: { calls: ["vacancySpecialisations", "calculatorSpecialisations"] },
};

/** Calls of each kind that return the fields of its records. */
const ofKinds = Map.groupBy(
  KINDS.filter(({ demo, page }) => demo !== undefined && !page?.anywhere),
  ({ demo }) => demo as RecordFile,
);
const SOURCES: Record<string, Source> = {
  ...Object.fromEntries(
    [...ofKinds].map(([file, kinds]) => [
      file,
      {
        calls: kinds.flatMap(({ calls: own, foundBy }) =>
          // An extension's list has the fields of the call for one record, if there is one.
          Object.keys(own).filter((name) => !foundBy || !own[name]?.extension),
        ) as GetCallName[],
      },
    ]),
  ),
  ...OTHERS,
};

export interface DescribedFile {
  /** Without `.json`. */
  name: string;
  addresses: string[];
  /** By path; `[]` means a list. */
  fields: Record<string, Field>;
}

/** `case-studies` for `caseStudies`. */
export const fileName = (file: ContentFile): string =>
  file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const describeFiles = (): Record<RecordFile, DescribedFile> =>
  Object.fromEntries(
    Object.entries(SOURCES).map(([file, { calls: names, more }]) => [
      file,
      {
        name: fileName(file as RecordFile),
        addresses: [...new Set(names.map((name) => addressOf(name, {}, { more: false })))],
        fields: { ...fieldsOf(file as RecordFile, names), ...more },
      },
    ]),
  ) as Record<RecordFile, DescribedFile>;

function fieldsOf(file: RecordFile, names: readonly GetCallName[]): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const name of names) addFields(fields, file, calls[name].reply, "");
  return fields;
}

function addFields(
  fields: Record<string, Field>,
  file: RecordFile,
  schema: object,
  path: string,
): void {
  const shape = shapeOf(schema);
  if (!shape) throw new Error(`${file}: nothing states what ${path || "a record"} is made of`);
  if (shape.kind === "one" || shape.kind === "first") addFields(fields, file, shape.item, path);
  else if (shape.kind === "list") addFields(fields, file, shape.item, path && `${path}[]`);
  else if (shape.kind === "group")
    for (const [name, entry] of Object.entries(shape.entries)) {
      const inData = shape.home?.place === "data" && shape.home.names.includes(name);
      const inside = inData ? `data.${name}` : name;
      addFields(fields, file, entry, path ? `${path}.${inside}` : inside);
    }
  else
    for (const member of shape.kind === "image" ? pictureMembers(file, path) : [""])
      fields[`${path}${member}`] = typeOf(`${file}.${path}`, shape.kind, shape.beyond === true);
}
