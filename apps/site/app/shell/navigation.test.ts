import { expect, test } from "vitest";
import { contactAddress, currentMark, navigationLinks } from "#app/shell/navigation.ts";

test("[NAV-01] the header leads where the specification says, success stories to the configured address", () => {
  expect(navigationLinks("/our-work").map(({ label, to }) => [label, to])).toEqual([
    ["Our solutions", "/#solutionSection"],
    ["Services", "/#services"],
    ["Success Stories", "/our-work"],
    ["Company", "/#company"],
    ["Career", "/career"],
  ]);
});

test("[NAV-02] the contact button leads to the page's form, or to the home page's", () => {
  expect([contactAddress(true), contactAddress(false)]).toEqual(["#contact-form", "/#contact-form"]);
});

test("[NAV-06] the current page is marked, and its section where it is a page below", () => {
  expect(currentMark("/career", "/career")).toBe("page");
  expect(currentMark("/career", "/career/17")).toBe(true);
  expect(currentMark("/career", "/careers")).toBeUndefined();
  expect(currentMark("/", "/")).toBe("page");
  expect(currentMark("/", "/career")).toBeUndefined();
  expect(currentMark("/#services", "/")).toBeUndefined();
});
