import type { Vendor } from "@meridian/contract/tags";
import { googleTags } from "#app/analytics/tags/google-tags.ts";
import { linkedinTag, metaPixel, type NetworkTag } from "#app/analytics/tags/network-tags.ts";
import type { PageTags } from "#app/analytics/tags/page-tags.ts";
import type { TagPage } from "#app/analytics/tags/tag-page.ts";
import type { FormStep } from "#app/analytics/visit-events.ts";

export interface Tags {
  /** Starts the tags that may run, and stops the others as far as a page can. */
  allow(vendors: readonly Vendor[]): void;
  formStep(step: FormStep): void;
}

const isGoogles = (name: Vendor): boolean => name === "googleAnalytics" || name === "googleAds";

export function createTags(page: TagPage, { gtm, vendors }: PageTags): Tags {
  const idOf = (name: Vendor): string => vendors.find((vendor) => vendor.name === name)?.id ?? "";
  const google = googleTags(page);
  const networks = (
    [
      ["meta", metaPixel],
      ["linkedin", linkedinTag],
    ] as const
  ).flatMap(([name, create]): [Vendor, NetworkTag][] =>
    idOf(name) ? [[name, create(page, idOf(name))]] : [],
  );
  return {
    allow(names) {
      const isAllowed = (name: Vendor): boolean => names.includes(name);
      const contained = vendors.filter(({ id }) => id === "").map(({ name }) => name);
      // Consent Mode binds Google's tags; any other one of a container that runs would run, too.
      const inContainer =
        contained.some(isAllowed) && contained.every((name) => isAllowed(name) || isGoogles(name));
      google.allow({
        gtm: inContainer ? gtm : "",
        googleAnalytics: isAllowed("googleAnalytics") ? idOf("googleAnalytics") : "",
        googleAds: isAllowed("googleAds") ? idOf("googleAds") : "",
        // Agreement to another company's marketing is none to Google's.
        purposes: new Set(
          vendors
            .filter(({ name }) => isGoogles(name) && isAllowed(name))
            .map(({ purpose }) => purpose),
        ),
      });
      for (const [name, tag] of networks) tag.allow(isAllowed(name));
    },
    formStep(step) {
      google.formStep(step);
      for (const [, tag] of networks) tag.formStep?.(step);
    },
  };
}
