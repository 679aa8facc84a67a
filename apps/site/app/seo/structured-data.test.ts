import * as v from "valibot";
import { expect, test } from "vitest";
import { metaTags, pageSeo } from "#app/seo/meta.ts";
import {
  articleData,
  breadcrumbData,
  organizationData,
  serviceData,
  webSiteData,
  type StructuredData,
} from "#app/seo/structured-data.ts";

const company = {
  brand: { name: "Meridian" },
  contact: { email: "hello@example.com", phones: [{ phone: "+44 20 7946 0123" }] },
};
const seo = pageSeo(null, new URL("https://meridian.example/blog/what-it-costs"), {
  title: "Cost",
  description: "What it costs.",
  published: "2026-03-02",
});

// TypeScript checks the vocabulary against schema.org's types; this checks what search engines
// require.
const address = v.pipe(v.string(), v.url(), v.startsWith("https://meridian.example/"));
const text = v.pipe(v.string(), v.nonEmpty());
const author = v.object({ "@type": v.literal("Organization"), name: text });
const head = <T extends string>(type: T) => ({
  "@context": v.literal("https://schema.org"),
  "@type": v.literal(type),
});
const needed = {
  Organization: v.object({
    ...head("Organization"),
    "@id": address,
    name: text,
    url: address,
    logo: address,
  }),
  WebSite: v.object({ ...head("WebSite"), name: text, url: address }),
  BreadcrumbList: v.object({
    ...head("BreadcrumbList"),
    itemListElement: v.pipe(
      v.array(
        v.object({
          "@type": v.literal("ListItem"),
          position: v.number(),
          name: text,
          item: address,
        }),
      ),
      v.minLength(2),
    ),
  }),
  Article: v.object({
    ...head("Article"),
    headline: text,
    image: address,
    mainEntityOfPage: address,
    author,
    publisher: author,
    datePublished: v.pipe(v.string(), v.isoDate()),
  }),
  Service: v.object({
    ...head("Service"),
    name: text,
    url: address,
    description: text,
    provider: author,
  }),
};

const made: Record<keyof typeof needed, StructuredData> = {
  Organization: organizationData(seo, company),
  WebSite: webSiteData(seo, company),
  BreadcrumbList: breadcrumbData(seo, "What it costs", [["Blog", "/blog"]]),
  Article: articleData(seo, "What it costs", company),
  Service: serviceData(seo, "Cost", company),
};

test.each(Object.entries(made))("%s has the required fields of search engines", (type, data) => {
  expect(() =>
    v.parse(needed[type as keyof typeof needed], JSON.parse(JSON.stringify(data))),
  ).not.toThrow();
});

test("breadcrumbs begin at the home page and end at the page", () => {
  expect(JSON.stringify(made.BreadcrumbList)).toMatch(
    /"position":1,"name":"Home","item":"https:\/\/meridian\.example\/".*"position":2,"name":"Blog".*"position":3.*blog\/what-it-costs"/,
  );
});

test("omits unknown values: no empty description, date or profiles", () => {
  const bare = pageSeo(null, new URL("https://meridian.example/x"), { title: "x" });
  expect(articleData(bare, "x", company)).not.toHaveProperty("datePublished");
  expect(serviceData(bare, "x", company)).not.toHaveProperty("description");
  expect(organizationData(bare, company)).not.toHaveProperty("sameAs");
  expect(organizationData(bare, company, ["https://example.com/in"])).toHaveProperty("sameAs", [
    "https://example.com/in",
  ]);
});

test("a page adds structured data through its meta", () => {
  expect(metaTags(seo, "Meridian", [made.Service]).at(-1)).toEqual({
    "script:ld+json": made.Service,
  });
});

test("[OWN-44] an office with an address has its place and hours; one without is omitted", () => {
  const office = { city: "Varna", longitude: 27.9, latitude: 43.2, opens: "9:30", closes: "24:00" };
  const { location } = JSON.parse(
    JSON.stringify(
      organizationData(seo, {
        ...company,
        offices: [
          office,
          { ...office, street: "Slivnitsa 33", country: "BG" },
          { ...office, street: "Primorski 1", timeZone: "Europe/Sofia", days: ["monday"] },
        ],
      }),
    ),
  ) as { location: object[] };
  const complete = {
    "@type": "LocalBusiness",
    name: "Meridian, Varna",
    geo: { "@type": "GeoCoordinates", latitude: 43.2, longitude: 27.9 },
  };
  expect(location).toEqual([
    {
      ...complete,
      address: {
        "@type": "PostalAddress",
        addressLocality: "Varna",
        streetAddress: "Slivnitsa 33",
        addressCountry: "BG",
      },
    },
    {
      ...complete,
      address: {
        "@type": "PostalAddress",
        addressLocality: "Varna",
        streetAddress: "Primorski 1",
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Monday"],
        opens: "09:30",
        closes: "23:59",
      },
    },
  ]);
  expect(organizationData(seo, { ...company, offices: [office] })).toEqual(
    organizationData(seo, company),
  );
});
