import {
  CONTAINER,
  readTagId,
  tagConflicts,
  VENDOR_NAMES,
  VENDORS,
  type TagIds,
} from "@meridian/contract/tags";
import type { Field } from "payload";
import { part, stored } from "#records/globals/site-settings/part.ts";

type Tags = Partial<Record<keyof TagIds, TagIds[keyof TagIds] | null>>;
interface Form {
  tags?: Tags | null;
  analytics?: { provider?: string | null } | null;
}

/** What is wrong with a field next to the others; `true`: nothing. */
const fits = (name: keyof TagIds, { tags, analytics }: Form): string | true =>
  tagConflicts((tags ?? {}) as Partial<TagIds>, analytics?.provider ?? "").find(
    ({ field }) => field === name,
  )?.problem ?? true;

const idField = (
  name: Exclude<keyof TagIds, "loads">,
  label: string,
  kind: Parameters<typeof readTagId>[0],
  description: string,
): Field => ({
  name,
  label,
  type: "text",
  custom: { untranslated: true },
  validate: (value: string | null | undefined, { data }: { data: unknown }) => {
    const id = readTagId(kind, value ?? "");
    return typeof id === "string" ? fits(name, data as Form) : id.not;
  },
  admin: { description },
});

/** OWN-150. */
export const tagParts = stored("tags", [
  part(
    "Tags of other companies",
    {
      shows: {
        where: "A question on every page; a tag loads only for visitors who agree",
        at: "/privacy-policy",
      },
      description:
        "Name each company that you enter here in your privacy policy, with its purpose and its cookies.",
    },
    [
      idField(
        "gtm",
        "Google Tag Manager",
        CONTAINER,
        "The container's id, such as GTM-ABC1234. Enter below only what the container does not load.",
      ),
      {
        name: "loads",
        label: "What the container loads",
        type: "select",
        hasMany: true,
        custom: { untranslated: true },
        options: VENDOR_NAMES.map((value) => ({ value, label: VENDORS[value].name })),
        validate: (_: unknown, { data }: { data: unknown }) => fits("loads", data as Form),
        admin: {
          condition: (_, sibling) => Boolean(sibling.gtm),
          description:
            "Visitors are asked about these companies, and pages allow these and no others: a tag of the container that is not named here is blocked. With LinkedIn or Meta it runs only for visitors who agree to marketing. Google's tags in it get a page's address without what follows the question mark, except campaigns and click ids. Other tags and the container's variables can read the whole address, with search words and what a mailing's link adds.",
        },
      },
      idField(
        "googleAnalytics",
        "Google Analytics",
        VENDORS.googleAnalytics,
        "For statistics: the measurement id, such as G-ABC123DEF4.",
      ),
      idField(
        "googleAds",
        "Google Ads",
        VENDORS.googleAds,
        "For marketing: the tag's id, such as AW-123456789. With a conversion's label (AW-123456789/AbC-D_efG) each sent form counts as this conversion.",
      ),
      idField(
        "linkedin",
        "LinkedIn Insight Tag",
        VENDORS.linkedin,
        "For marketing: the partner id, such as 1234567.",
      ),
      idField(
        "meta",
        "Meta Pixel",
        VENDORS.meta,
        "For marketing: the pixel's id, such as 123456789012345. Each sent form counts as a lead.",
      ),
    ],
  ),
]);
