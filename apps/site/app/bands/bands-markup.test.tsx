import { withoutSpecified } from "@meridian/contract";
import { loadContent } from "@meridian/demo";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { SafeHtml } from "#app/text/html.ts";
import { regionsOnMap } from "#app/bands/regions-map/regions-on-map.ts";
import { officeHours } from "#app/bands/regions-map/working-hours.ts";
import { Contact, contactPlaces } from "#app/bands/contact.tsx";
import { Hero } from "#app/pages/home/hero.tsx";
import { RegionsMap } from "#app/bands/regions-map/regions-map.tsx";
import { RoadMapBanner } from "#app/pages/home/road-map-banner.tsx";
import { ServicesGrid } from "#app/bands/services/services-grid.tsx";
import { Solutions } from "#app/pages/home/solutions.tsx";
import { WorksGrid } from "#app/bands/works/works-grid.tsx";
import { siteConfigSchema } from "#app/site-config.ts";
import siteFile from "../../site.config.json" with { type: "json" };
import { markup } from "#app/ui/testing/markup.tsx";

const site = v.parse(siteConfigSchema, loadContent().siteSettings);
const neutral = v.parse(siteConfigSchema, withoutSpecified(siteFile));

const links = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);

test("[OWN-45] the first screen shows the host's video, its still, or the globe", () => {
  const html = (ground?: "photograph" | "video" | "globe", globe: string | null = null) =>
    markup(
      <Hero
        title="Teams"
        description={"" as SafeHtml}
        poster={{ src: "/media/still.webp", alt: "", sizes: {} }}
        video="/media/globe.mp4"
        globe={globe}
        longitudes={[]}
        button={{ ground }}
        contact=""
      />,
    );
  for (const video of [html(), html("video")]) expect(video).toContain("/media/globe.mp4");
  expect(html("photograph")).not.toContain(".mp4");
  expect(html("photograph")).toContain("/media/still.webp");
  const drawn = html("globe", "/map/globe-00000000.svg");
  expect(drawn).toMatch(/<img src="\/map\/globe-00000000\.svg" alt="" width="1440" height="832"/);
  expect(drawn).not.toMatch(/\.mp4|still\.webp/);
});

test("[OWN-15] the owner chooses the button's label and address", () => {
  const hero = { title: "Teams", description: "" as SafeHtml, poster: null, video: null };
  const html = markup(
    <Hero
      {...hero}
      longitudes={[]}
      button={{ label: "See our prices", link: "/pricing" }}
      contact=""
    />,
  );
  expect(html).toMatch(/<a [^>]*href="\/pricing"[^>]*>See our prices</);
});

test("[HOME-07] without services the provided parts render alone, at the same anchor; without both there is no section", () => {
  const provided = {
    title: "What we take care of",
    items: [{ icon: null, title: "Hiring", points: [] }],
  };
  const html = markup(<ServicesGrid {...site.home.services} services={null} provided={provided} />);
  expect(html).toContain('id="services"');
  expect(html).not.toContain(site.home.services.title);
  expect(
    markup(
      <ServicesGrid {...site.home.services} services={null} provided={{ title: "", items: [] }} />,
    ),
  ).toBe("");
});

test("[HOME-10] works link to their case studies, and more cases to the configured address", () => {
  const html = markup(
    <WorksGrid
      works={[
        {
          slug: "quillstead",
          title: "Quillstead",
          cover: null,
          place: "Boston",
          text: "Exams.",
          result: "",
          figures: [],
        },
      ]}
      more="/our-work"
    />,
  );
  expect(links(html)).toEqual(["/case-studies/quillstead", "/our-work"]);
  expect(html).toContain("more cases");
});

test("lists offices with an address at the contact form, and all offices where no map shows them", () => {
  const office = { longitude: 1, latitude: 1, opens: "9:00", closes: "18:00" };
  const offices = [
    { ...office, city: "Lisbon", street: "Rua Augusta 1", postalCode: "1100-048", country: "PT" },
    { ...office, city: "Porto" },
    { ...office, city: "Faro", country: "Portugal" },
  ];
  const html = (regions: { title: string }[]): string =>
    markup(
      <Contact
        title="Get in touch"
        places={contactPlaces({
          contact: { phones: [] },
          geography: { offices, clientCities: [], regions },
        })}
      />,
    );
  const all = html([]);
  for (const words of ["Lisbon", "Rua Augusta 1, 1100-048, PT", "Porto", "Faro", "<p>Portugal</p>"])
    expect(all).toContain(words);
  expect(html([{ title: "Iberia" }])).toContain("Rua Augusta 1, 1100-048, PT");
  expect(html([{ title: "Iberia" }])).not.toContain("Porto");
});

test("omits bands without their texts, and uses no defaults of another company", () => {
  expect(markup(<Solutions {...neutral.home.solutions} joined />)).toBe("");
  expect(markup(<RoadMapBanner {...site.home.roadMapBanner} stages={[]} />)).not.toContain("<svg");
  expect(
    markup(
      <RegionsMap
        {...regionsOnMap(neutral.home.map, neutral.geography)}
        offices={officeHours(new Date("2026-11-21T12:00:00Z"), neutral.geography)}
      />,
    ),
  ).toBe("");
  expect(
    markup(<Contact {...neutral.home.contact} places={contactPlaces(neutral)} />),
  ).not.toContain("tel:");
  expect(
    markup(
      <Hero
        title="Teams"
        description={"" as SafeHtml}
        poster={null}
        video={null}
        longitudes={[]}
        button={{}}
        contact="#contact-form"
      />,
    ),
  ).not.toContain("Clients and teams by longitude");
  const cover = { src: "/media/yachts.webp", alt: "", sizes: {} };
  expect(
    markup(
      <ServicesGrid
        {...neutral.home.services}
        services={[
          { slug: "yacht-repair", title: "Yachts" as SafeHtml, text: "", icon: null, cover },
        ]}
        provided={{ title: "", items: [] }}
      />,
    ),
  ).toContain("/media/yachts.webp");
  expect(
    markup(
      <ServicesGrid
        {...neutral.home.services}
        services={[
          { slug: "yacht-repair", title: "Yachts" as SafeHtml, text: "", icon: null, cover: null },
        ]}
        provided={{ title: "", items: [] }}
      />,
    ),
  ).toContain("/icons/ui-ux-design.svg");
});
