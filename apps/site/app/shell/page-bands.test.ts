import { BANDS } from "@meridian/contract/bands";
import { expect, test } from "vitest";
import { endsWithOffer } from "#app/shell/page-bands.tsx";

test("[OWN-149] a page whose contact form is omitted ends with the offer, one with a form or an offer of its own does not", () => {
  expect(endsWithOffer({ page: "roadMap", order: ["stages", "after"] }, false)).toBe(true);
  expect(endsWithOffer({ page: "roadMap", order: BANDS.roadMap }, false)).toBe(false);
  expect(endsWithOffer({ page: "caseStudy", order: ["facts", "callToAction"] }, true)).toBe(false);
  expect(endsWithOffer({ page: "caseStudy", order: ["facts"] }, false)).toBe(true);
  expect(endsWithOffer({ page: "career", order: ["jobs"] }, false)).toBe(false);
});
