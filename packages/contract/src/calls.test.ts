import { describe, expect, test } from "vitest";
import { fill, type Call } from "#call.ts";
import { addressOf, calls, tagsOf, type CallName } from "#calls.ts";

/** Section 7, in the specification's words and order. */
const SECTION_7: [CallName, string][] = [
  ["services", "GET /api/wp/v2/posts?filter[category_name]=services"],
  ["portfolio", "GET /api/wp/v2/posts?filter[category_name]=portfolio"],
  ["service", "GET /api/wp/v2/posts?slug={slug}"],
  ["caseStudy", "GET /api/wp/v2/posts?slug={slug}"],
  ["article", "GET /api/wp/v2/posts?filter[category_name]=article"],
  ["careerPost", "GET /api/wp/v2/posts/{id}"],
  ["clients", "GET /api/wp/v2/pages?slug=clients"],
  ["about", "GET /api/wp/v2/pages?slug=about"],
  ["home", "GET /api/wp/v2/pages/1120"],
  ["privacyPolicy", "GET /api/wp/v2/pages?slug=privacy-policy/"],
  ["termsOfUse", "GET /api/wp/v2/pages?slug=terms-of-use/"],
  ["technology", "GET /api/wp/v2/pages?slug=/technologies-{name}"],
  ["expertise", "GET /api/wp/v2/pages?slug=/expertise-{name}"],
  ["vacancies", "GET /api/wp/v2/vacancies"],
  ["vacancy", "GET /api/wp/v2/vacancy/?slug={slug}"],
  ["vacancyCategories", "GET /api/wp/v2/vacancies-category"],
  ["vacancySpecialisations", "GET /api/wp/v2/get_vacancy_specialisation"],
  ["career", "GET /api/wp/v2/career"],
  ["roadMap", "GET /api/wp/v2/road-map/"],
  ["blog", "GET /api/wp/v2/blog"],
  ["blogPost", "GET /api/wp/v2/single-blog/?slug={slug}"],
  ["options", "GET /api/acf/v3/options/options"],
  ["seo", "GET /api/wp/custom-seo/v1/get-data-by-slug/{path}"],
  ["specialisationCosts", "GET /api/wp/v2/calculator-option-field-specialisation-get-cost"],
  ["calculatorSpecialisations", "GET /api/wp/v2/calculator-search-specialisation"],
  ["contactForm", "POST /api/contact-form-7/v1/contact-forms/contact/feedback"],
  ["resumeForm", "POST /api/contact-form-7/v1/contact-forms/resume/feedback"],
  ["priceRequestForm", "POST /api/contact-form-7/v1/contact-forms/price-request/feedback"],
  ["surveyForm", "POST /api/contact-form-7/v1/contact-forms/survey/feedback"],
];

const extensions = (Object.entries(calls) as [CallName, Call][])
  .filter(([, row]) => row.extension)
  .map(([name]) => name);

test("[API-01] [API-03] the table has every call of section 7 and, besides our marked extensions, no other", () => {
  expect(
    Object.keys(calls)
      .filter((name) => !extensions.includes(name as CallName))
      .sort(),
  ).toEqual(SECTION_7.map(([name]) => name).sort());
});

test.each(extensions)(
  "extension %s has its own address or is a list of core's, and is optional",
  (name) => {
    const row: Call = calls[name];
    const lists: Partial<Record<CallName, RegExp>> = {
      landingPages: /^\/api\/wp\/v2\/pages$/,
      careerPosts: /^\/api\/wp\/v2\/posts$/,
      authors: /^\/api\/wp\/v2\/users$/,
      categories: /^\/api\/wp\/v2\/categories$/,
      tags: /^\/api\/wp\/v2\/tags$/,
    };
    const ours = lists[name] ?? /^\/api\/meridian\/v1\//;
    expect([row.path, row.absent]).toEqual([expect.stringMatching(ours), true]);
  },
);

test.each(SECTION_7)("[API-01] %s is %s", (name, wanted) => {
  const params = { slug: "{slug}", name: "{name}", id: "{id}", path: "{path}" };
  expect(
    `${calls[name].method} ${decodeURIComponent(addressOf(name, params, { more: false }))}`,
  ).toBe(wanted);
});

describe("addresses", () => {
  test("[API-04] lists of posts request a hundred, because a real host returns ten", () => {
    expect(new URLSearchParams(addressOf("portfolio").split("?")[1]).get("per_page")).toBe("100");
    expect(new URLSearchParams(addressOf("services").split("?")[1]).get("per_page")).toBe("100");
    expect(addressOf("portfolio", {}, { more: false })).not.toContain("per_page");
  });

  test("a parameter cannot leave its place", () => {
    expect(addressOf("service", { slug: "a&per_page=1#x" })).toBe(
      "/api/wp/v2/posts?slug=a%26per_page%3D1%23x",
    );
    expect(addressOf("seo", { path: "blog/a?b#c" })).toBe(
      "/api/wp/custom-seo/v1/get-data-by-slug/blog/a%3Fb%23c",
    );
    for (const id of ["..", ".", "../pages"])
      expect(new URL(addressOf("careerPost", { id }), "http://host.test").pathname).toMatch(
        /^\/api\/wp\/v2\/posts\/./,
      );
  });

  test("a name of an object's own members is no parameter", () =>
    expect(fill("{a}{missing}", { a: "{b}", b: "no" })).toBe("{b}"));
});

describe("tags", () => {
  test("a call's tags carry its parameters", () => {
    expect(tagsOf("service", { slug: "rd-office" })).toEqual(["service:rd-office"]);
    expect(tagsOf("seo", { path: "" })).toEqual(["seo:/"]);
    expect(tagsOf("home")).toEqual(["home"]);
  });

  test("every GET can be purged", () => {
    for (const [name, row] of Object.entries(calls) as [CallName, Call][])
      expect(row.tags.length > 0, name).toBe(row.method === "GET");
  });
});
