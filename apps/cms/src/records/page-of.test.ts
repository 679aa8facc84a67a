import { readPreviewLink } from "@meridian/contract/site-protocol/preview-link";
import { expect, test } from "vitest";
import { previewAddress } from "#publishing/preview/live-preview.ts";
import { pageOf } from "#records/page-of.ts";
import { tagsBy } from "#records/tags.ts";

const settings = {
  siteUrl: "https://www.example.com",
  url: "https://cms.example.com",
  purgeSecret: "a-secret-of-both-sides",
};
/** Parts of other pages, without drafts. */
const WITHOUT = ["media", "fonts", "redirects"];

test("every kind of record with drafts has a page that shows it", () => {
  const record = { id: 7, slug: "x", path: "/pricing", kind: "services", language: "de" };
  expect(
    Object.keys(tagsBy).filter(
      (kind) => !WITHOUT.includes(kind) && !pageOf(kind, record)?.startsWith("/"),
    ),
  ).toEqual([]);
  expect(WITHOUT.map((kind) => pageOf(kind, record))).toEqual(WITHOUT.map(() => null));
});

test("a record without an address has no preview", () => {
  for (const record of [{}, { slug: "" }, { slug: null }])
    expect(previewAddress("services", { id: 7, ...record }, settings)).toBeNull();
});

test("the address is the page's own, with a link for this record, this path and this admin", () => {
  const url = new URL(
    previewAddress("technologies", { id: 7, slug: "rust" }, settings, 0) ?? "none:",
  );
  expect(url.origin + url.pathname).toBe("https://www.example.com/technologies-rust");
  expect(
    readPreviewLink(
      settings.purgeSecret,
      "/technologies-rust",
      url.searchParams.get("preview") ?? "",
      1,
    ),
  ).toMatchObject({
    is: "good",
    target: { kind: "technologies", id: 7, admin: "https://cms.example.com" },
  });
});
