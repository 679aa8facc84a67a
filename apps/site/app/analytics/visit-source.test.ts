import { sourceFields } from "@meridian/contract/forms";
import { touchesOf } from "@meridian/contract/touch";
import { expect, test } from "vitest";
import { withPage, type Touches } from "#app/analytics/visit-source.ts";

const SITE = "https://meridian.test/vacancies";
const MAIL = "https://mail.example.com/read/17";
const SEARCH = "https://search.example.com/";

/** The touches of a visit, from the `[query, referrer]` of each page. */
const visit = (pages: [query: string, referrer: string][], hasAgreed = false): Touches =>
  pages.reduce<Touches | null>(
    (before, [query, referrer]) => withPage(before, SITE + query, referrer, hasAgreed),
    null,
  ) as Touches;

test("reads the referrer without its query, and only the utm parameters of the address", () => {
  expect(
    visit([
      [
        "?utm_source=jobs+weekly&utm_campaign=%D0%BE%D1%81%D1%96%D0%BD%D1%8C&gclid=42&email=anna@example.com&work_type=Remote",
        `${MAIL}?user=anna#top`,
      ],
    ]),
  ).toEqual({
    landing: {
      landing_page: "/vacancies",
      first_visit: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    first: { referrer: MAIL, utm_source: "jobs weekly", utm_campaign: "осінь" },
    last: {},
    clicks: {},
  });
});

test.each([
  "",
  "https://meridian.test/career",
  "about:blank",
  "data:text/html,x",
  "not an address",
  "android-app:",
  "android-app:///com.example",
])("a direct visit, or one from this site, has no referrer: %s", (referrer) => {
  expect(visit([["", referrer]]).first).toEqual({});
});

test.each([
  ["android-app://com.google.android.gm/", { source: "gmail", medium: "email" }],
  ["android-app://com.linkedin.android/", { source: "linkedin", medium: "social" }],
  ["android-app://com.example.mail/read?user=anna", { source: "com.example.mail" }],
])("[OWN-142] a link in the app %s names the source of a form", (referrer, expected) => {
  const { first } = visit([["", referrer]]);
  expect(first.referrer).toMatch(/^android-app:\/\/[a-z.]+$/);
  expect(touchesOf(sourceFields(first)).first).toMatchObject(expected);
});

test("reads an address with malformed escapes", () => {
  expect(
    visit([["?utm_source=%E0%A4%A&utm_term=&utm_content=a&utm_content=b", ""]]).first,
  ).toMatchObject({ utm_content: "a" });
});

test("a tab opened before a campaign records the campaign", () => {
  const { first, last } = visit([
    ["", ""],
    ["?work_type=Remote", `${SITE}`],
    ["?utm_source=ads&utm_campaign=autumn", SEARCH],
    ["", `${SITE}?utm_source=ads`],
  ]);
  expect(first).toEqual({ referrer: SEARCH, utm_source: "ads", utm_campaign: "autumn" });
  expect(last).toEqual({});
});

test("a campaign without a referrer keeps the visit's referrer", () => {
  expect(
    visit([
      ["", MAIL],
      ["?utm_source=letter", ""],
    ]).first,
  ).toEqual({ referrer: MAIL, utm_source: "letter" });
});

test("stores the first and the last campaign; a repeated one is not new", () => {
  const pages: [string, string][] = [
    ["?utm_source=ads&utm_medium=cpc", SEARCH],
    ["?utm_source=letter", MAIL],
    ["?utm_source=board&utm_term=rust", ""],
    ["", SITE],
  ];
  const { first, last } = visit(pages);
  expect(first).toEqual({ referrer: SEARCH, utm_source: "ads", utm_medium: "cpc" });
  expect(last).toEqual({ utm_source: "board", utm_term: "rust" });
  expect(visit([...pages, ["?utm_source=ads&utm_medium=cpc", SEARCH]]).last).toEqual({});
});

test("stores click ids with consent, across later pages, and drops them when it is withdrawn", () => {
  const query = "?gclid=g1&fbclid=f1&msclkid=m1&li_fat_id=l1&other=1";
  expect(visit([[query, ""]]).clicks).toEqual({});
  const agreed = visit(
    [
      [query, ""],
      ["", SITE],
    ],
    true,
  );
  expect(agreed.clicks).toEqual({ gclid: "g1", fbclid: "f1", msclkid: "m1", li_fat_id: "l1" });
  expect(withPage(agreed, SITE, "", false).clicks).toEqual({});
  // Consent given on the landing page.
  expect(withPage(visit([[query, ""]]), SITE + query, "", true).clicks).toEqual(agreed.clicks);
});

test("[OWN-142] the page and day on which a visit began stay, whatever follows", () => {
  const { landing } = visit([["?email=anna@example.com", ""]]);
  const [day] = new Date().toISOString().split("T");
  expect(landing).toEqual({ landing_page: "/vacancies", first_visit: day });
  const before = {
    landing: { landing_page: "/blog", first_visit: "2026-05-03" },
    first: {},
    last: {},
    clicks: {},
  };
  for (const address of [SITE, `${SITE}?utm_source=ads`])
    expect(withPage(before, address, SEARCH, true).landing).toEqual(before.landing);
});
