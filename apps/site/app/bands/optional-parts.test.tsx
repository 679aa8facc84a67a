import { loadContent } from "@meridian/demo";
import * as v from "valibot";
import { expect, test } from "vitest";
import { Contact, contactPlaces } from "#app/bands/contact.tsx";
import { Reviews } from "#app/bands/reviews/reviews.tsx";
import { ServicesGrid } from "#app/bands/services/services-grid.tsx";
import { Voice } from "#app/bands/voice/voice.tsx";
import { ResultFigures } from "#app/bands/works/result-figures.tsx";
import { WorksGrid } from "#app/bands/works/works-grid.tsx";
import { SalesNext } from "#app/pages/sales/sales-next.tsx";
import { siteConfigSchema } from "#app/site-config.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { markup } from "#app/ui/testing/markup.tsx";

const site = v.parse(siteConfigSchema, loadContent().siteSettings);

test("[CASE-09] a card has the result in its title and the figures with what they count", () => {
  const html = markup(
    <WorksGrid
      works={[
        {
          slug: "quillstead",
          title: "Quillstead",
          cover: null,
          place: "",
          text: "",
          result: "exams in one week",
          figures: [
            { number: "180,000", unit: "students", what: "in May" },
            { number: "14", unit: "%", what: "fewer" },
          ],
        },
      ]}
      more=""
    />,
  );
  expect(html).toContain("<h3>Quillstead: exams in one week</h3>");
  expect(html).toMatch(/<dt>in May<\/dt><dd[^>]*>180,000<small> students<\/small>/);
  expect(html).toMatch(/<dt>fewer<\/dt><dd[^>]*>14<small[^>]*>%<\/small>/);
});

test.each([
  ["38,000", "merchants", 2],
  ["180,000", "", 2],
  ["38,000", "%", 0],
  ["40", "seconds", 0],
])(
  "numbers of a row have one size, which fits the longest with its unit: %s %s",
  (number, unit, small) => {
    const figures = [
      { number, unit, what: "in May" },
      { number: "12", unit: "minutes", what: "to sign up" },
    ];
    expect(markup(<ResultFigures figures={figures} />).match(/<dd data-long/g) ?? []).toHaveLength(
      small,
    );
  },
);

test("[SH-12] a long review is folded in an element that opens without script", () => {
  const voice = {
    client: "Quillstead",
    logo: null,
    text: "<p>All of it.</p>" as SafeHtml,
    portrait: null,
    name: "Marcus T.",
    position: "",
  };
  expect(markup(<Voice {...voice} excerpt="All…" />)).toMatch(
    /All…<\/p><details><summary>.*<\/summary>.*All of it\..*<\/details>/s,
  );
  const folded = /<details><summary>.*<\/summary>.*All of it\./s;
  const review = { ...voice, excerpt: "All…" };
  expect(markup(<Reviews title="" reviews={[review]} />)).toMatch(folded);
  expect(markup(<SalesNext title="" steps={[]} link="" action="" voice={review} />)).toMatch(
    folded,
  );
  const short = markup(<Voice {...voice} excerpt="" />);
  expect(short).not.toContain("<details");
  expect(short).toMatch(/<strong>Marcus T\.<\/strong><span>Quillstead<\/span>/);
});

test("[CON-10] next to a form are who answers and what happens next, and nothing where the owner left them empty", () => {
  const contact = {
    phones: [],
    person: { name: "Iryna S.", role: "Engineer" },
    next: { title: "Then", steps: [{ when: "On Monday", text: "We call." }] },
  };
  const html = markup(<Contact title="Write" places={contactPlaces({ ...site, contact })} />);
  for (const part of ["Iryna S.", "Engineer", "Then", "<strong>On Monday</strong> We call."])
    expect(html).toContain(part);
  const places = contactPlaces({
    ...site,
    contact: { phones: [], person: { role: "Engineer" }, next: { title: "Then", steps: [] } },
  });
  expect(markup(<Contact title="Write" places={places} />)).not.toMatch(/Engineer|Then/);
});

test("[HOME-13] what the company provides is there twice, once folded for phones", () => {
  const items = [{ icon: null, title: "People", points: ["Search", "Interviews"] }];
  const html = markup(
    <ServicesGrid title="" services={[]} provided={{ title: "What we take care of", items }} />,
  );
  expect(html).toMatch(/<details><summary>People<\/summary><ul[^>]*><li>Search<\/li>/);
  expect(html.match(/Interviews/g)).toHaveLength(2);
});
