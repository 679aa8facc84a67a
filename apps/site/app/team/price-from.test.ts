import { clean } from "@meridian/contract/client/testing/clean";
import { siteConfigSchema } from "@meridian/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { readMonthlyPrice } from "#app/team/price-from.server.ts";
import config from "../../site.config.json" with { type: "json" };

const site = (more: object = {}) => v.parse(siteConfigSchema, { ...config, ...more });
const cost = (position_name: string, junior: number, senior: number) => ({
  position_name,
  specialization_price_junior: junior,
  specialization_price_senior: senior,
  cost_in_california_junior: 120_000,
  cost_in_california_senior: 240_000,
});
const specialisationCosts = clean("specialisationCosts", [
  cost("PHP Developer", 54_000, 78_000),
  cost("Java Developer", 60_000, 88_800),
  cost("Unpriced", 0, 0),
]);
const rendered = (more: object = {}, content = fakeContent({ specialisationCosts })) => ({
  content,
  site: site(more),
  language: { code: "en" },
});

test("[SERV-08] the price is the lowest of the calculator, per month, in its currency and the page's language", async () => {
  expect(await readMonthlyPrice(rendered())).toEqual({ from: "$4,500", to: "$7,400" });
  expect(await readMonthlyPrice({ ...rendered(), language: { code: "de" } })).toEqual({
    from: "4.500\u00a0$",
    to: "7.400\u00a0$",
  });
  expect(await readMonthlyPrice(rendered(), ({ name }) => name === "PHP")).toEqual({
    from: "$4,500",
    to: "$6,500",
  });
});

test("[SERV-08] there is no price without costs, without the page of the prices, or without the host", async () => {
  expect(await readMonthlyPrice(rendered({}, fakeContent({})))).toBeNull();
  expect(await readMonthlyPrice(rendered(), () => false)).toBeNull();
  expect(await readMonthlyPrice(rendered({ pages: { off: ["pricing"] } }))).toBeNull();
  expect(await readMonthlyPrice(rendered({ bands: { pricing: ["contact"] } }))).toBeNull();
  const failing = fakeContent({ specialisationCosts: new Error("down") });
  expect(await readMonthlyPrice(rendered({}, failing))).toBeNull();
  expect(failing.reports).toEqual([["prices", "down"]]);
});
