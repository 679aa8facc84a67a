import { calls, readReply, type CaseStudy } from "@meridian/contract";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { offerOf } from "#app/bands/closing-band/offer-of.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { readCaseEnds } from "#app/pages/case-study/read-case-ends.server.ts";

const work = (order: number, technologies: string, more: object = {}) => ({
  id: order,
  slug: `w${order}`,
  title: `W${order}`,
  data: { order, project_description: { technologies }, ...more },
});
const read = (records: object[]): CaseStudy[] => {
  const schema = calls.portfolio.reply as v.GenericSchema<unknown, CaseStudy[]>;
  const result = readReply(schema, records);
  if (!result.ok) throw new Error(JSON.stringify(result.breaches));
  return result.value;
};
const portfolio = read([
  work(5, "java , Kafka"),
  work(4, "Go"),
  work(3, "Kafka, Java"),
  work(2, "PHP"),
  work(1, "Java", { related: [99, 4, 1] }),
]);
const SITE = { title: "Plan", action: "Go", link: "/survey" };

test("[BLOG-11] a case study leads on to the chosen ones, then to those of the same technologies", async () => {
  const own = portfolio.at(-1);
  const { next, offer } = await readCaseEnds(
    fakeContent({ portfolio, caseStudy: own }),
    "w1",
    SITE,
  );
  expect(next.map(({ slug }) => slug)).toEqual(["w4", "w3", "w5"]);
  expect(offer).toEqual({
    title: "Plan",
    text: undefined,
    actions: [{ label: "Go", link: "/survey" }],
  });
  const down = fakeContent({ portfolio: new Error("down"), caseStudy: own });
  expect(await readCaseEnds(down, "w1")).toEqual({ next: [], offer: null });
  expect(down.reports).toEqual([["next case studies", "down"]]);
});

test("[BLOG-12] the offer is the record's own, the site's, or none", () => {
  const own = { show: "own", title: "T", text: "", label: "L", link: "/pricing" };
  expect(offerOf(own, SITE)).toMatchObject({ title: "T", actions: [{ link: "/pricing" }] });
  expect(offerOf({ ...own, show: "none" }, SITE)).toBeNull();
  expect(offerOf({ ...own, show: "" }, SITE)).toMatchObject({ title: "Plan" });
  // Its page is off, so it has no link.
  expect(offerOf({ ...own, link: "" }, SITE)).toMatchObject({ title: "Plan" });
  expect(offerOf({ ...own, show: "default" }, undefined)).toBeNull();
});
