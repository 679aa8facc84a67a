import {
  flattenAllFields,
  type CollectionSlug,
  type FlattenedField,
  type Payload,
  type SanitizedCollectionConfig,
  type Where,
} from "payload";
import {
  mineFacet,
  stateFacet,
  type Choice,
  type Facet,
  type FacetConfig,
} from "#admin-ui/lists/facets.ts";
import { configWords } from "#admin-ui/words/german-text.ts";
import { labelText } from "#admin-ui/words/label-text.ts";
import { adminWords, type I18n } from "#admin-ui/words/words.ts";

/** Values of a field that a filter offers; more are found by the search. */
const OFFERED = 100;
/** Records whose texts are read for a filter. */
const READ = 1000;

interface FacetCollection extends Pick<SanitizedCollectionConfig, "slug" | "fields" | "custom"> {
  versions?: { drafts?: unknown };
}

async function titlesIn(
  payload: Payload,
  relationTo: CollectionSlug,
  only: unknown,
): Promise<[number, string][]> {
  const { admin, versions } = payload.collections[relationTo].config;
  const titled = admin.useAsTitle ?? "id";
  const and: Where[] = [
    ...(typeof only === "object" && only !== null ? [only as Where] : []),
    // Only names that visitors see, too.
    ...(versions?.drafts ? [{ _status: { equals: "published" } }] : []),
  ];
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    collection: relationTo,
    where: { and },
    select: { [titled]: true },
    sort: titled,
    limit: OFFERED,
    pagination: false,
  });
  return docs.map((doc) => [doc.id, String(doc[titled] ?? "")]);
}

async function textsIn(payload: Payload, slug: string, name: string): Promise<string[]> {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    collection: slug as CollectionSlug,
    select: { [name]: true },
    limit: READ,
    pagination: false,
  });
  const texts = docs.flatMap((doc) => doc[name] ?? []).filter((one) => typeof one === "string");
  return [...new Set(texts)].toSorted((a, b) => a.localeCompare(b)).slice(0, OFFERED);
}

async function valuesOf(
  payload: Payload,
  slug: string,
  field: FlattenedField,
  i18n: I18n,
): Promise<Choice[]> {
  const choice = (label: string, value: unknown): Choice => ({
    label,
    condition: { [field.name]: { equals: value } },
  });
  if (field.type === "relationship" && typeof field.relationTo === "string")
    return (await titlesIn(payload, field.relationTo, field.filterOptions)).map(([id, title]) =>
      choice(title, id),
    );
  if (field.type === "text" && field.hasMany)
    return (await textsIn(payload, slug, field.name)).map((text) => ({
      label: text,
      condition: { [field.name]: { in: [text] } },
    }));
  if (field.type !== "select") return [];
  return field.options.map((option) =>
    typeof option === "string"
      ? choice(option, option)
      : choice(
          configWords({ payload, i18n })(labelText(option.label)).split(/[:(]/)[0]?.trim() ?? "",
          option.value,
        ),
  );
}

const fieldLabel = ({ label, name }: FlattenedField & { label?: unknown }): string =>
  labelText(label) || name.charAt(0).toUpperCase() + name.slice(1);

function inWords({ label, choices }: Facet, i18n: I18n): Facet {
  const t = adminWords(i18n);
  return {
    label: t(label),
    choices: choices.map((choice) => ({ ...choice, label: t(choice.label) })),
  };
}

async function facetOf(
  payload: Payload,
  { slug, fields }: FacetCollection,
  wanted: FacetConfig,
  i18n: I18n,
): Promise<Facet[]> {
  if (typeof wanted !== "string") return [inWords(wanted, i18n)];
  const field = flattenAllFields({ fields }).find(({ name }) => name === wanted);
  if (!field) throw new Error(`${slug} has no field ${wanted} for a filter`);
  const choices = await valuesOf(payload, slug, field, i18n);
  const label = configWords({ payload, i18n })(fieldLabel(field));
  return choices.length > 0 ? [{ label, choices, isPicked: true }] : [];
}

/** The quick filters of a collection's list. `email` and `i18n`: the reader's. */
export async function readFacets(
  payload: Payload,
  collection: FacetCollection,
  email: string,
  i18n: I18n,
): Promise<Facet[]> {
  const { custom, versions } = collection;
  const own = await Promise.all(
    ((custom?.facets ?? []) as FacetConfig[]).map((one) => facetOf(payload, collection, one, i18n)),
  );
  return [
    ...(versions?.drafts
      ? [
          inWords(stateFacet(custom?.withdrawn ?? "Withdrawn"), i18n),
          inWords(mineFacet(email), i18n),
        ]
      : []),
    ...own.flat(),
  ];
}
