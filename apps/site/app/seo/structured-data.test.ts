import { expect, test } from "vitest";
import { metaTags, pageSeo } from "#app/seo/meta.ts";
import {
  articleData,
  breadcrumbData,
  organizationData,
  serviceData,
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

// whole-structured-data.test.ts holds the pages' data to the search engines' rules.
test("breadcrumbs have the trail's names, in its order, with absolute addresses", () => {
  const trail = [
    { name: "Home", to: "/" },
    { name: "Blog", to: "/blog" },
    { name: "What it costs", to: "/blog/what-it-costs" },
  ];
  expect(JSON.stringify(breadcrumbData(seo, trail))).toMatch(
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
  const service = serviceData(seo, "Cost", company);
  expect(metaTags(seo, "Meridian", [service]).at(-1)).toEqual({ "script:ld+json": service });
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
