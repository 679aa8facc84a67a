import { expect, test } from "vitest";
import { metaTags, pageSeo } from "#app/lib/meta.ts";

const address = new URL("https://meridian.example/clients?from=mail");
const seo = { title: "Clients", description: "Who we work for.", keywords: "clients, partners", canonical: "https://cms.host.example/clients/", image: { src: "/media/seo/clients.webp", alt: "", sizes: {} } };

test("[SH-07] canonical and picture bear the site's address, not the host's", () => {
  expect(pageSeo(seo, address, { title: "Fallback" })).toEqual({
    title: "Clients",
    description: "Who we work for.",
    keywords: "clients, partners",
    canonical: "https://meridian.example/clients",
    image: "https://meridian.example/pictures/1080.webp/media/seo/clients.webp",
  });
});

test("[SH-07] a page that the host says nothing of describes itself, at its own address without the query", () => {
  expect(pageSeo(null, address, { title: "Our clients", description: "Thirteen countries." })).toEqual({
    title: "Our clients",
    description: "Thirteen countries.",
    keywords: "",
    canonical: "https://meridian.example/clients",
    image: "https://meridian.example/brand/og.jpg",
  });
});

test("[SH-07] the home page's canonical address keeps its one slash; a broken one is not believed", () => {
  expect(pageSeo({ ...seo, canonical: "/" }, address, { title: "x" }).canonical).toBe("https://meridian.example/");
  expect(pageSeo({ ...seo, canonical: "https://[broken" }, address, { title: "x" }).canonical).toBe("https://meridian.example/clients");
});

test("[SH-07] title, description, keywords, Open Graph, Twitter and canonical are said; what is empty is not", () => {
  const tags = metaTags(pageSeo(seo, address, { title: "x" }), "Meridian");
  expect(tags).toContainEqual({ title: "Clients" });
  expect(tags).toContainEqual({ name: "description", content: "Who we work for." });
  expect(tags).toContainEqual({ name: "keywords", content: "clients, partners" });
  expect(tags).toContainEqual({ property: "og:title", content: "Clients" });
  expect(tags).toContainEqual({ property: "og:url", content: "https://meridian.example/clients" });
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://meridian.example/clients" });
  expect(metaTags(pageSeo(null, address, { title: "x" }), "Meridian").filter((tag) => "name" in tag).map((tag) => ("name" in tag ? tag.name : ""))).toEqual(["twitter:card", "twitter:title", "twitter:image"]);
});
