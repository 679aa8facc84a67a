import { expect, test } from "vitest";
import { contactAddress, currentMark, navigationLinks } from "#app/shell/navigation.ts";

test("[NAV-01] the header leads where the specification says, success stories to the configured address", () => {
  expect(
    navigationLinks({ caseStudiesLink: "/our-work", without: [] }).map(({ label, to }) => [
      label,
      to,
    ]),
  ).toEqual([
    ["Our solutions", "/#solutionSection"],
    ["Services", "/#services"],
    ["Success Stories", "/our-work"],
    ["Company", "/#company"],
    ["Career", "/career"],
  ]);
});

test("nothing leads to a band that the settings leave out", () => {
  expect(
    navigationLinks({
      caseStudiesLink: "/case-studies",
      without: ["solutionSection", "company"],
    }).map(({ label }) => label),
  ).toEqual(["Services", "Success Stories", "Career"]);
});

test("[NAV-02] the contact button leads to the page's form, or to the home page's", () => {
  expect([contactAddress(true), contactAddress(false)]).toEqual([
    "#contact-form",
    "/#contact-form",
  ]);
});

test("[NAV-06] the current page is marked, and its section where it is a page below", () => {
  const marks = (pathname: string) =>
    navigationLinks({ caseStudiesLink: "/case-studies", without: [] }).flatMap((link) => {
      const mark = currentMark(link, pathname);
      return mark === undefined ? [] : [[link.label, mark]];
    });
  expect(marks("/career")).toEqual([["Career", "page"]]);
  expect(marks("/career/17")).toEqual([["Career", true]]);
  expect(marks("/careers")).toEqual([]);
  expect(marks("/vacancies/a-job")).toEqual([["Career", true]]);
  expect(marks("/services/dedicated-teams")).toEqual([["Services", true]]);
  expect(marks("/clients")).toEqual([["Success Stories", true]]);
  expect(marks("/blog")).toEqual([["Company", true]]);
  expect(marks("/")).toEqual([]);
  expect([currentMark({ to: "/" }, "/"), currentMark({ to: "/" }, "/career")]).toEqual([
    "page",
    undefined,
  ]);
});
