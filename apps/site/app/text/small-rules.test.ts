import { english } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { fileSize } from "#app/text/file-size.ts";
import { isOwnPath } from "#app/text/own-path.ts";
import { along } from "#app/pages/home/road-map-banner.tsx";
import { serviceIcon } from "#app/bands/services/service-icon.ts";
import { grouped, moneyIn, moneyWords } from "#app/text/money-words.ts";

test("only a path on this site is an own path", () => {
  expect(["/", "/clients", "/#services"].every(isOwnPath)).toBe(true);
  expect(
    ["//evil.example", "/\\evil.example", "https://example.com", "mailto:a@b.cd", "#here", ""].some(
      isOwnPath,
    ),
  ).toBe(false);
});

test("[HOME-07] a service has an icon by its slug; an unknown one has none", () => {
  expect(serviceIcon("quality-engineering")).toBe("/icons/quality-assurance.svg");
  const translations = { en: "quality-engineering", he: "הנדסת-איכות" };
  expect(serviceIcon("הנדסת-איכות", translations)).toBe("/icons/quality-assurance.svg");
  expect(serviceIcon("yacht-repair")).toBeNull();
  expect(serviceIcon("constructor")).toBeNull();
});

test("[HOME-09] stages are along the route, from its start to its end", () => {
  expect([0, 1 / 7, 0.5, 1].map(along)).toEqual([
    { x: 20, y: 200 },
    { x: 114.3, y: 141.2 },
    { x: 350, y: 80 },
    { x: 680, y: 200 },
  ]);
});

test("rounds file sizes for display", () => {
  expect(
    [1, 412 * 1024, 1024 * 1024, 1.5 * 1024 * 1024].map((bytes) => fileSize(bytes, english)),
  ).toEqual(["1 KB", "412 KB", "1 MB", "1.5 MB"]);
});

test.each([
  ["en", "USD", "$5,600"],
  ["en", "EUR", "€5,600"],
  ["en", "PLN", "PLN\u00a05,600"],
  ["de", "EUR", "5.600\u00a0€"],
  ["pl", "PLN", "5\u00a0600\u00a0PLN"],
])(
  "in %s an amount of %s is written %j, without a browser's currency tables",
  (code, currency, text) => {
    const words = moneyWords([currency], code);
    expect(moneyIn(words, currency, grouped(words, 5600))).toBe(text);
  },
);
