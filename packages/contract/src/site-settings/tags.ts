/** OWN-150: other companies' tags, which run with a visitor's consent only. */
import * as v from "valibot";

/** What a visitor agrees to. */
export const PURPOSES = ["statistics", "marketing"] as const;
export type Purpose = (typeof PURPOSES)[number];

interface TagKind {
  /** As its company writes it: the same in all languages. */
  name: string;
  id: RegExp;
  /** For refusals and descriptions. */
  example: string;
}

export const VENDORS = {
  googleAnalytics: {
    name: "Google Analytics",
    purpose: "statistics",
    id: /^G-[A-Z0-9]{4,20}$/,
    example: "G-ABC123DEF4",
  },
  googleAds: {
    name: "Google Ads",
    purpose: "marketing",
    id: /^AW-\d{6,12}(?:\/[\w-]{1,40})?$/,
    example: "AW-123456789, or with a conversion's label AW-123456789/AbC-D_efG",
  },
  linkedin: {
    name: "LinkedIn Insight Tag",
    purpose: "marketing",
    id: /^\d{4,10}$/,
    example: "1234567",
  },
  meta: {
    name: "Meta Pixel",
    purpose: "marketing",
    id: /^\d{13,17}$/,
    example: "123456789012345",
  },
} as const satisfies Record<string, TagKind & { purpose: Purpose }>;
export type Vendor = keyof typeof VENDORS;
export const VENDOR_NAMES = Object.keys(VENDORS) as Vendor[];

/** Loads other vendors, which the owner names. */
export const CONTAINER = {
  name: "Google Tag Manager",
  id: /^GTM-[A-Z0-9]{4,12}$/,
  example: "GTM-ABC1234",
} as const satisfies TagKind;

/** `id` as it is used, or what an id looks like. */
export function readTagId({ id, name, example }: TagKind, given: string): string | { not: string } {
  const written = given.trim();
  return written === "" || id.test(written)
    ? written
    : { not: `An id of ${name} looks like ${example}.` };
}

const idOf = (kind: TagKind) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (given) => typeof readTagId(kind, given) === "string",
        `expected an id such as ${kind.example}`,
      ),
    ),
    "",
  );

export const tagsSchema = v.object({
  /** Google Tag Manager's container. */
  gtm: idOf(CONTAINER),
  /** What the container loads. */
  loads: v.optional(v.array(v.picklist(VENDOR_NAMES)), []),
  googleAnalytics: idOf(VENDORS.googleAnalytics),
  googleAds: idOf(VENDORS.googleAds),
  linkedin: idOf(VENDORS.linkedin),
  meta: idOf(VENDORS.meta),
});

export type TagIds = v.InferOutput<typeof tagsSchema>;

export const NO_TAGS: TagIds = {
  gtm: "",
  loads: [],
  googleAnalytics: "",
  googleAds: "",
  linkedin: "",
  meta: "",
};

type Given = { [K in keyof TagIds]?: TagIds[K] | null | undefined };

/** Whose requests a page with these tags can make, in a fixed order. */
export const vendorsOf = (tags: Given): Vendor[] =>
  VENDOR_NAMES.filter((name) => tags[name] || (tags.gtm && tags.loads?.includes(name)));

/** Combinations that count twice, or that the question cannot name: the field, and what to do. */
export function tagConflicts(
  tags: Given,
  counter: string,
): { field: keyof TagIds; problem: string }[] {
  const found: { field: keyof TagIds; problem: string }[] = [];
  if (tags.gtm && !tags.loads?.length)
    found.push({
      field: "loads",
      problem: "Choose what the container loads: visitors are asked about these companies.",
    });
  for (const name of VENDOR_NAMES)
    if (tags.gtm && tags[name] && tags.loads?.includes(name))
      found.push({
        field: name,
        problem: `The container loads ${VENDORS[name].name} already, so visits would count twice. Empty this field, or take it out of what the container loads.`,
      });
  if (counter === "ga4")
    for (const field of ["gtm", "googleAnalytics", "googleAds"] as const)
      if (tags[field])
        found.push({
          field,
          problem:
            "Google Analytics counts under Counting visits already. Choose another counter there, and enter its id here.",
        });
  return found;
}
