import { permalinksOf } from "@meridian/contract";
import { expect, test } from "vitest";
import { siteLink, textLink } from "#moving-in/import/map/links.ts";

const own = ["https://content.example.com", "https://www.example.com"];

test.each<[string, string | undefined]>([
  ["/pricing", "/pricing"],
  ["/pricing/?a=1#top", "/pricing?a=1#top"],
  ["https://content.example.com/services/teams/", "/services/teams"],
  ["https://www.example.com", "/"],
  ["https://www.example.com/?x=1", "/?x=1"],
  [
    "https://content.example.com/wp-content/uploads/brief.pdf",
    "https://content.example.com/wp-content/uploads/brief.pdf",
  ],
  ["/wp-content/uploads/brief.pdf", "https://content.example.com/wp-content/uploads/brief.pdf"],
  ["https://client.test/a/", "https://client.test/a/"],
  ["//client.test", "https://client.test"],
  ["www.client.test", "https://www.client.test"],
  ["clients/", "/clients"],
  ["#contact", "/#contact"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["tel:+44", undefined],
  ["javascript:alert(1)", undefined],
  ["http://", undefined],
  ["two words", undefined],
  ["#", undefined],
  ["", undefined],
])("%j becomes %j", (written, link) => expect(siteLink(own)(written)).toBe(link));

test("a link to a page that gets another address leads to that address", () => {
  const permalinks = permalinksOf({
    services: [{ id: 7, slug: "teams", link: "https://content.example.com/dedicated-teams/" }],
  });
  const address = "https://content.example.com/dedicated-teams/?a=1#b";
  expect([siteLink, textLink].map((make) => make(own, permalinks)(address))).toEqual([
    "/services/teams?a=1#b",
    "/services/teams?a=1#b",
  ]);
  expect(siteLink(own, permalinks)("/other/")).toBe("/other");
});

test("in a text a phone number and an anchor are links", () =>
  expect(["tel:+44123", "#top", "/a/"].map((link) => textLink(own)(link))).toEqual([
    "tel:+44123",
    "#top",
    "/a",
  ]));
