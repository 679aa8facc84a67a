import type { Menu } from "@meridian/contract";
import { english } from "@meridian/messages/language";
import { expect, test } from "vitest";
import {
  contactAddress,
  currentMark,
  headerAction as actionIn,
  navigationItems as itemsIn,
  type NavigationItem,
} from "#app/shell/navigation.ts";

type Given = Parameters<typeof itemsIn>[0];
const navigationItems = (given: Given) => itemsIn(given, english);
const headerAction = (menu: Menu, pageHasForm: boolean, gone: Pick<Given, "off" | "places">) =>
  actionIn(menu, pageHasForm, gone, english);

const all = { off: [], places: [] };
const none: Menu = { items: [], action: {} };
const own = (...items: Menu["items"]): Menu => ({ items, action: {} });
const one = (label: string, to: string): Menu["items"][number] => ({
  label,
  link: to,
  children: [],
});
const shown = (items: NavigationItem[]): unknown[] =>
  items.map((item) =>
    "children" in item ? [item.label, shown(item.children)] : [item.label, item.to],
  );

test("[NAV-01] the header's links follow the specification; success stories use the configured address", () => {
  expect(
    shown(
      navigationItems({
        menu: none,
        caseStudiesLink: "/our-work",
        off: [],
        places: [],
        without: [],
      }),
    ),
  ).toEqual([
    ["Our solutions", "/#solutionSection"],
    ["Services", "/#services"],
    ["Success Stories", "/our-work"],
    ["Company", "/#company"],
    ["Career", "/career"],
  ]);
});

test("no link points to a band that the settings omit", () => {
  expect(
    navigationItems({
      menu: none,
      caseStudiesLink: "/case-studies",
      off: [],
      places: [],
      without: ["solutionSection", "company"],
    }).map(({ label }) => label),
  ).toEqual(["Services", "Success Stories", "Career"]);
});

test("[OWN-13] drops links to switched-off pages, alone or in a group; falls back to the site's own if none of the owner's remain", () => {
  const off = ["career", "services"] as const;
  expect(
    shown(
      navigationItems({
        menu: none,
        caseStudiesLink: "",
        off,
        places: [],
        without: ["services", "company"],
      }),
    ),
  ).toEqual([["Our solutions", "/#solutionSection"]]);
  const menu = own(
    {
      label: "Jobs",
      link: "/career",
      children: [one("Vacancies", "/vacancies"), one("A", "/career/7")].map(
        ({ label, link: to = "" }) => ({ label, link: to }),
      ),
    },
    one("QA", "/services/qa?x#y"),
  );
  expect(
    shown(navigationItems({ menu, caseStudiesLink: "", off, places: [], without: [] })),
  ).toEqual([["Jobs", [["Vacancies", "/vacancies"]]]]);
  const gone = own(one("QA", "/services/qa"));
  expect(
    navigationItems({ menu: gone, caseStudiesLink: "/x", off, places: [], without: [] }),
  ).toEqual([]);
});

test("[OWN-16] drops links to omitted bands, and the button if there is no form", () => {
  const places = ["home#services", "home#contact-form", "clients#contact-form"];
  expect(
    shown(navigationItems({ menu: none, caseStudiesLink: "/x", off: [], places, without: [] })).map(
      (item) => (Array.isArray(item) ? item[0] : item),
    ),
  ).toEqual(["Our solutions", "Success Stories", "Company", "Career"]);
  const menu = own(one("Write", "/clients#contact-form"), one("Ask", "/pricing#contact-form"));
  expect(
    shown(navigationItems({ menu, caseStudiesLink: "", off: [], places, without: [] })),
  ).toEqual([["Ask", "/pricing#contact-form"]]);
  expect(headerAction(none, true, { off: [], places })?.to).toBe("#contact-form");
  expect(headerAction(none, false, { off: [], places })).toBeNull();
});

test("[NAV-02] the contact button links to the page's form, or to the home page's", () => {
  expect([contactAddress(true), contactAddress(false)]).toEqual([
    "#contact-form",
    "/#contact-form",
  ]);
});

test("[NAV-06] flags the current page, and its section for a page below it", () => {
  const marks = (pathname: string) =>
    navigationItems({
      menu: none,
      caseStudiesLink: "/case-studies",
      off: [],
      places: [],
      without: [],
    }).flatMap((link) => {
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
  const home = { label: "Home", to: "/", holds: [] };
  expect([currentMark(home, "/"), currentMark(home, "/career")]).toEqual(["page", undefined]);
});

test("[OWN-10] keeps the owner's links in order, each with its group, its own page first", () => {
  const menu = own(
    { label: "What we do", link: "/#services", children: [{ label: "Teams", link: "/teams" }] },
    { label: "More", children: [{ label: "Shop", link: "https://shop.example.com" }] },
    one("Company", "/#company"),
    one("Blog", "/blog"),
  );
  expect(
    shown(
      navigationItems({ menu, caseStudiesLink: "/our-work", off: [], places: [], without: [] }),
    ),
  ).toEqual([
    [
      "What we do",
      [
        ["What we do", "/#services"],
        ["Teams", "/teams"],
      ],
    ],
    ["More", [["Shop", "https://shop.example.com"]]],
    ["Company", "/#company"],
    ["Blog", "/blog"],
  ]);
  expect(
    shown(
      navigationItems({ menu, caseStudiesLink: "/", off: [], places: [], without: ["company"] }),
    ).flat(),
  ).not.toContain("Company");
});

test("[OWN-10] flags a group for its pages; a page with its own link belongs to no group", () => {
  const menu = own(
    { label: "Services", link: "/#services", children: [{ label: "QA", link: "/services/qa" }] },
    one("Company", "/#company"),
    one("Blog", "/blog"),
  );
  const items = navigationItems({
    menu,
    caseStudiesLink: "/case-studies",
    off: [],
    places: [],
    without: [],
  });
  const marks = (pathname: string) =>
    items
      .flatMap((item) => ("children" in item ? [item, ...item.children] : [item]))
      .map((item) => currentMark(item, pathname));
  // Order: a word, its page, QA, Company, Blog
  expect(marks("/services/qa")).toEqual([true, undefined, "page", undefined, undefined]);
  expect(marks("/blog/a-post")).toEqual([undefined, undefined, undefined, undefined, true]);
  expect(marks("/")).toEqual(Array.from({ length: 5 }, () => undefined));
});

test("[OWN-10] the button has the owner's label and address; a form address becomes the page's own form", () => {
  expect(headerAction(none, true, all)).toEqual({ label: "Contact Us", to: "#contact-form" });
  const action = { label: "Talk to us", link: "/#contact-form" };
  expect(headerAction({ items: [], action }, true, all)?.to).toBe("#contact-form");
  expect(headerAction({ items: [], action }, false, all)?.to).toBe("/#contact-form");
  expect(headerAction({ items: [], action: { link: "/sales" } }, true, all)).toEqual({
    label: "Contact Us",
    to: "/sales",
  });
});
