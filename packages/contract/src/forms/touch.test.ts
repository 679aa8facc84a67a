import { expect, test } from "vitest";
import { sourceName, touchesOf, touchInWords, touchOf } from "#forms/touch.ts";

test.each([
  [{}, ["direct", "", ""]],
  [{ referrer: "https://www.google.com/" }, ["google", "search", ""]],
  [{ referrer: "www.google.co.uk" }, ["google", "search", ""]],
  ...["de.search.yahoo.com", "r.search.yahoo.com", "search.yahoo.co.jp", "yahoo.com"].map(
    (referrer) => [{ referrer }, ["yahoo", "search", ""]] as const,
  ),
  ...["cn.bing.com", "bing.com"].map((referrer) => [{ referrer }, ["bing", "search", ""]] as const),
  [{ referrer: "https://images.google.de/" }, ["google", "search", ""]],
  [{ referrer: "https://m.baidu.com/s" }, ["baidu", "search", ""]],
  [{ referrer: "https://yandex.com.tr/search" }, ["yandex", "search", ""]],
  [{ referrer: "https://ya.ru/" }, ["yandex", "search", ""]],
  [{ referrer: "https://search.brave.com/" }, ["brave", "search", ""]],
  // Other sites of the companies that have a search.
  [{ referrer: "https://mail.google.com/" }, ["gmail", "email", ""]],
  [{ referrer: "https://mail.yahoo.com/" }, ["yahoo", "email", ""]],
  [{ referrer: "https://mail.yandex.ru/" }, ["yandex", "email", ""]],
  ...["docs.google.com", "calendar.google.com", "finance.yahoo.com", "tieba.baidu.com"].map(
    (referrer) => [{ referrer }, [referrer, "referral", ""]] as const,
  ),
  [{ referrer: "https://gemini.google.com/app" }, ["gemini", "assistant", ""]],
  [{ referrer: "https://chatgpt.com/" }, ["chatgpt", "assistant", ""]],
  [{ referrer: "https://de.linkedin.com/in/ann?x=1" }, ["linkedin", "social", ""]],
  [{ referrer: "https://t.co/abc" }, ["x", "social", ""]],
  [{ referrer: "https://www.Example.com:8443/teams" }, ["example.com", "referral", ""]],
  [{ referrer: "android-app://com.google.android.gm/" }, ["gmail", "email", ""]],
  [{ referrer: "android-app://com.linkedin.android/" }, ["linkedin", "social", ""]],
  [
    { referrer: "android-app://com.google.android.googlequicksearchbox/" },
    ["google", "search", ""],
  ],
  // What only the site states.
  [{ utm_source: "By  Hand", utm_campaign: "x" }, ["unnamed", "", "x"]],
  [{ utm_source: "other" }, ["unnamed", "", ""]],
  [{ utm_source: "Direct" }, ["unnamed", "", ""]],
  [{ referrer: "https://other/" }, ["unnamed", "referral", ""]],
  // Names that only look like a known one.
  [{ referrer: "https://google.com.evil.example/" }, ["google.com.evil.example", "referral", ""]],
  [{ referrer: "https://notx.com/" }, ["notx.com", "referral", ""]],
  [{ referrer: "https://at.co/" }, ["at.co", "referral", ""]],
  [{ referrer: "no address, but words" }, ["direct", "", ""]],
  [
    { utm_source: "Google ", utm_medium: "CPC", utm_campaign: "Spring 2026" },
    ["google", "cpc", "Spring 2026"],
  ],
  [{ utm_campaign: "spring", referrer: "https://www.bing.com/" }, ["bing", "search", "spring"]],
  [{ utm_medium: "email" }, ["unnamed", "email", ""]],
  [{ utm_source: "a\u202eb\u0000\r\nc\u200bd" }, ["a b c d", "", ""]],
  [{ utm_source: "<b>x</b>", utm_campaign: "=1+1" }, ["<b>x</b>", "", "=1+1"]],
  [
    { utm_source: "x".repeat(5000), utm_campaign: `${"y".repeat(99)}😀` },
    ["x".repeat(100), "", "y".repeat(99)],
  ],
] as const)("[OWN-142] %j is the source, medium and campaign %j", (values, expected) => {
  const { source, medium, campaign } = touchOf(values);
  expect([source, medium, campaign]).toEqual(expected);
});

test("[OWN-142] a message has its visit's first and last touch; without another campaign both are the same", () => {
  const search = { source: "google", medium: "search", campaign: "" };
  expect(
    touchesOf({ _referrer: "https://www.google.com/", _landing_page: "/blog?name=ann#x" }),
  ).toEqual({
    first: search,
    last: search,
    landingPage: "/blog",
  });
  expect(
    touchesOf({
      _referrer: "https://www.google.com/",
      _last_utm_source: "Newsletter",
      _last_utm_campaign: "may",
      _landing_page: "//evil.example/x",
    }),
  ).toEqual({
    first: search,
    last: { source: "newsletter", medium: "", campaign: "may" },
    landingPage: "",
  });
  const byHand = { source: "by hand", medium: "", campaign: "" };
  expect(touchesOf({ _added_by: "Ann" })).toMatchObject({ first: byHand, last: byHand });
});

test("[OWN-142] a touch in words names known sources as they write themselves", () => {
  expect(touchInWords({ source: "linkedin", medium: "social", campaign: "spring" })).toBe(
    "LinkedIn, social, campaign spring",
  );
  expect(["direct", "example.com", "constructor", "__proto__"].map(sourceName)).toEqual([
    "Direct",
    "example.com",
    "constructor",
    "__proto__",
  ]);
});
