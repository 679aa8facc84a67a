import { expect, test } from "vitest";
import { readSource } from "#app/analytics/visit-source.ts";

const SITE = "https://meridian.test/vacancies";

test("the linking page, without what it was asked with, and the utm words of the address; nothing else of it", () => {
  expect(
    readSource(
      `${SITE}?utm_source=jobs+weekly&utm_campaign=%D0%BE%D1%81%D1%96%D0%BD%D1%8C&gclid=42&email=anna@example.com&work_type=Remote`,
      "https://mail.example.com/read/17?user=anna#top",
    ),
  ).toEqual({
    referrer: "https://mail.example.com/read/17",
    utm_source: "jobs weekly",
    utm_campaign: "осінь",
  });
});

test.each([
  "",
  "https://meridian.test/career",
  "about:blank",
  "data:text/html,x",
  "not an address",
  "android-app:",
])("a visit from nowhere, or from this very site, has no referrer: %s", (referrer) => {
  expect(readSource(SITE, referrer)).toEqual({});
});

test("an address whose escapes are broken is read all the same", () => {
  expect(
    readSource(`${SITE}?utm_source=%E0%A4%A&utm_term=&utm_content=a&utm_content=b`, ""),
  ).toMatchObject({ utm_content: "a" });
});
