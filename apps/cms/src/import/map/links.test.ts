import { expect, test } from "vitest";
import { siteLink, textLink } from "#import/map/links.ts";

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

test("in a text a number and a place on the page are links", () =>
  expect(["tel:+44123", "#top", "/a/"].map(textLink(own))).toEqual(["tel:+44123", "#top", "/a"]));
