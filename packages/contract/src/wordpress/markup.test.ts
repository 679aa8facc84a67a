import { expect, test } from "vitest";
import { escapeText } from "#escape.ts";
import { escapeWords, hasMarkup, withoutForbidden, wordsOf } from "#wordpress/markup.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const TYPED = [
  'Vec<T> & "quotes" <b>',
  "Rust engineer (Vec<T>, Option<T>)",
  "List<String>, Map<K, V>",
  "HTML: <section>",
  "<script>alert(1)</script>",
  "&lt; is written &amp;lt;",
  "a < b > c && d <= e",
  "</b> <br> <img src=x onerror=alert(1)>",
  "&copy &notit; &#8; &",
];

test.each(TYPED)("%j is read back whole when it was escaped", (typed) =>
  expect(wordsOf(escapeText(typed))).toBe(typed),
);

test.each([
  ["Rust (Vec<T>, Option<T>)", "Rust (Vec<T>, Option<T>)"],
  ["List<String> and Array<Code>", "List<String> and Array<Code>"],
  ["Result<B>, <S>, vector<int, N = 5>", "Result<B>, <S>, vector<int, N = 5>"],
  ["HTML: <section> and <table>", "HTML: <section> and <table>"],
  ["5 < 6 > 4", "5 < 6 > 4"],
])("%j, typed into a WordPress field, is text", (raw, words) => {
  expect(wordsOf(raw)).toBe(words);
  expect(hasMarkup(raw)).toBe(false);
  expect(wordsOf(escapeWords(raw))).toBe(words);
});

test.each([
  ["<strong>Six</strong> teams", "Six teams"],
  ["<B>Six</B> teams<BR>", "Six teams"],
  ["<p>Open", "Open"],
  ['<a href="/x">a</a> <img src="b"> <iframe src="c">', "a  "],
  ["<section>a</section>", "a"],
  ["<SPAN class=a>b</SPAN>", "b"],
])("%j is markup", (raw, words) => {
  expect(wordsOf(raw)).toBe(words);
  expect(hasMarkup(raw)).toBe(true);
  expect(escapeWords(raw)).toBe(raw);
});

test("removes control characters however they are written", () => {
  expect(wordsOf("a\u0008b&#8;c&#x1f;d")).toBe("abcd");
  expect(withoutForbidden("<p>a\u0008b&#8;c&#x0B;d &#8211; &#x2014; &#133;</p>")).toBe(
    "<p>abcd &#8211; &#x2014; &#133;</p>",
  );
});

test("a long text of special characters takes linear time", () => {
  const cost = (text: string): number => processorTime(() => wordsOf(text));
  cost("<a ".repeat(10_000));
  expect(cost("<a ".repeat(200_000))).toBeLessThan(40 * cost("<a ".repeat(20_000)) + 50);
});
