import type { Field, FieldHook, UIField } from "payload";
import { counted } from "#records/fields/counted.ts";
import { picture } from "#records/fields/picture.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "#records/search-texts/lengths.ts";

/** Where the form finds the page's address and title. */
export interface TextsOfForm {
  siteUrl: string;
  /** `/services/{slug}`; `{path}` is the form's own field. */
  address: string;
  /** The field with the page's own title. */
  titleField?: string;
}

const described = counted(prose("description"), DESCRIPTION_LIMIT);
const titled = counted(
  line("title"),
  TITLE_LIMIT,
  "/records/screens/seo/title-label.tsx#TitleLabel",
);

const SAME_TEXT = { afterInput: ["/records/screens/seo/same-text.tsx#SameText"] };
const unlikeOthers = <F extends typeof titled | typeof described>(field: F): F => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, ...SAME_TEXT } },
});

const preview = (form: TextsOfForm): UIField => ({
  name: "preview",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: "/records/screens/seo/seo-preview.tsx#SeoPreview", serverProps: { ...form } },
    },
  },
});

/** A page's texts for search engines and shared links. */
export const searchFields = (form: TextsOfForm): Field[] => [
  unlikeOthers(titled),
  unlikeOthers(described),
  preview(form),
  picture("image", { label: "Picture for shared links" }),
  line("keywords", { description: "Separated by commas" }),
  {
    ...linkField("canonical", {
      label: "Canonical address",
      description: "Only for a page that repeats another one; otherwise leave it empty.",
    }),
    // Each language of a page has its own.
    custom: {},
  },
  {
    name: "noindex",
    label: "Hide from search engines",
    type: "checkbox",
    defaultValue: false,
    admin: {
      description:
        "The page stays on the site, its menu and its own search. Search engines do not list it, and the sitemap omits it.",
    },
  },
];

const dropped: FieldHook = () => null;

/** A copy of a record is another page: it starts without them. */
export const withoutInCopies = (fields: Field[]): Field[] =>
  fields.map((field) =>
    "name" in field && field.type !== "ui"
      ? ({
          ...field,
          hooks: { beforeDuplicate: [field.type === "checkbox" ? () => false : dropped] },
        } as Field)
      : field,
  );
