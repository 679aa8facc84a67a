/**
 * The fields of the demo content's files, read from the contract's own schemas: a field that is
 * added to an entity is a field of its file.
 */
import { addressOf, calls, type GetCallName } from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import type { ContentFile } from "#content.ts";
import { pictureMembers, typeOf } from "#validation/narrower.ts";
import { IMAGE_FIELDS, type Field } from "#validation/types.ts";

/**
 * Files that are checked field by field; the settings have a check of their own, and of landing
 * pages the demo has none.
 */
export type RecordFile = Exclude<ContentFile, "siteSettings" | "landingPages">;

interface Source {
  /** The calls whose record it holds. */
  calls: GetCallName[];
  /** How many records; without it any number will do. */
  count?: number;
  /** What it holds beside the contract's fields. */
  more?: Record<string, Field>;
}

const SOURCES: Record<RecordFile, Source> = {
  about: { calls: ["about"] },
  article: { calls: ["article"] },
  blog: { calls: ["blog"], count: 10 },
  career: { calls: ["career"] },
  careerPosts: { calls: ["careerPost"], count: 4 },
  caseStudies: { calls: ["portfolio", "caseStudy"], count: 10 },
  clients: { calls: ["clients"] },
  expertise: { calls: ["expertise"], count: 5 },
  home: { calls: ["home"] },
  images: { calls: [], more: IMAGE_FIELDS },
  legal: { calls: ["privacyPolicy", "termsOfUse"], count: 2 },
  options: { calls: ["options"] },
  redirects: { calls: ["redirects"] },
  roadMap: { calls: ["roadMap"] },
  // The path is what the call is asked by.
  seo: { calls: ["seo"], more: { path: { type: "route" } } },
  services: { calls: ["services", "service"], count: 7 },
  specialisationCosts: { calls: ["specialisationCosts"], count: 10 },
  technologies: { calls: ["technology"], count: 6 },
  // One record serves the list, by `post_title`, and the detail call, by `title`.
  vacancies: { calls: ["vacancies", "vacancy"], count: 18 },
  vacancyCategories: { calls: ["vacancyCategories"] },
  vacancySpecialisations: {
    calls: ["vacancySpecialisations", "calculatorSpecialisations"],
    count: 8,
  },
};

export interface DescribedFile {
  /** `case-studies`: its name without `.json`. */
  name: string;
  addresses: string[];
  count?: number;
  /** By path; `[]` stands for a list. */
  fields: Record<string, Field>;
}

/** `case-studies` of `caseStudies`. */
export const fileName = (file: ContentFile): string =>
  file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What each file holds. */
export const describeFiles = (): Record<RecordFile, DescribedFile> =>
  Object.fromEntries(
    Object.entries(SOURCES).map(([file, { calls: names, count, more }]) => [
      file,
      {
        name: fileName(file as RecordFile),
        addresses: [...new Set(names.map((name) => addressOf(name, {}, { more: false })))],
        count,
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
  if (!shape) throw new Error(`${file}: nothing says what ${path || "a record"} is made of`);
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
