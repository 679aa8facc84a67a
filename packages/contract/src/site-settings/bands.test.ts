import * as v from "valibot";
import { expect, test } from "vitest";
import { BANDS, bands, bandsOf, goneOf, isGone, isLeftOut } from "#site-settings/bands.ts";

const chosen = (given: object) => v.parse(bands, given);

test("[OWN-16] without a list a page has all its bands in the specification's order; with one, only these in its own order", () => {
  const some = chosen({ home: ["works", "about"], survey: [] });
  expect(bandsOf("home", some)).toEqual(["works", "about"]);
  expect(bandsOf("survey", some)).toEqual(["questions", "principles"]);
  expect(bandsOf("career", some)).toBe(BANDS.career);
  expect(isLeftOut("home", "services", some)).toBe(true);
  expect(isLeftOut("home", "works", some)).toBe(false);
  expect(isLeftOut("home", "hero", some)).toBe(false);
  expect(isLeftOut("pricing", "services", some)).toBe(false);
});

test("[OWN-16] every page has an order to choose, and its settings have every band of it", () => {
  for (const [page, names] of Object.entries(BANDS)) {
    expect(names.length).toBeGreaterThan(1);
    expect(chosen({ [page]: names })).toMatchObject({ [page]: names });
  }
});

test("[OWN-16] an address leads nowhere if its page is off or its band omitted, however it is written", () => {
  const gone = goneOf({
    pages: { off: ["blog"] },
    bands: chosen({
      home: ["contact"],
      caseStudy: ["facts"],
      technology: ["why"],
      vacancy: ["others"],
      pricing: ["calculator"],
    }),
  });
  const leads = {
    "/blog#x": false,
    "/#services": false,
    "/#company": false,
    "/#solutionSection": false,
    "/?from=mail#services": false,
    "/#contact-form": true,
    "/": true,
    "/#elsewhere": true,
    "/case-studies/a#contact-form": false,
    "/case-studies#contact-form": true,
    "/technologies-java#contact-form": false,
    "/expertise-fintech#contact-form": true,
    "/vacancies/a-job#resume-form": false,
    "/vacancies#resume-form": true,
    "/pricing?team=a.b.1#price-request": false,
    "/pricing#calculator": true,
    "/sales#contact-form": true,
    "#services": true,
    "//other.example/#services": true,
    "https://other.example/#services": true,
    "": true,
  };
  expect(
    Object.fromEntries(Object.keys(leads).map((address) => [address, !isGone(address, gone)])),
  ).toEqual(leads);
});
