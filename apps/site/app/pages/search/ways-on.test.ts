import { siteConfigSchema } from "@meridian/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import config from "../../../site.config.json" with { type: "json" };
import { waysOn } from "#app/pages/search/ways-on.ts";
import { english } from "@meridian/messages/language";

const addresses = (more: object = {}): string[] =>
  waysOn(v.parse(siteConfigSchema, { ...config, ...more }), english).map(({ to }) => to);

test("[FIND-07] a search without results leads on to services, case studies, vacancies and the form", () => {
  expect(addresses()).toEqual(["/#services", "/case-studies", "/vacancies", "/#contact-form"]);
});

test.each([
  [
    "pages that are off",
    { pages: { off: ["services", "vacancies"] } },
    ["/case-studies", "/#contact-form"],
  ],
  ["omitted bands", { bands: { home: ["works"] } }, ["/case-studies", "/vacancies"]],
  [
    "the owner's button",
    { menu: { items: [], action: { label: "Call", link: "/sales" } } },
    ["/#services", "/case-studies", "/vacancies", "/sales"],
  ],
])("[FIND-07] it leads to nothing else: %s", (_, settings, left) => {
  expect(addresses(settings)).toEqual(left);
});
