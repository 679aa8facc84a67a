import { english } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { fakeContent, HOST } from "#app/content/testing/fake-content.ts";
import { formattedDescription } from "#app/content/vacancies/formatted-description.server.ts";

const of = (html: string) => formattedDescription(html, fakeContent({}), english);

test("[OWN-127] the first paragraph is apart, all else follows with the page's heading levels", () => {
  expect(of("<p>You <b>lead</b>.</p><h2>With</h2><p>Go.</p>")).toEqual({
    lead: "You <b>lead</b>.",
    text: '<h3 id="with">With</h3><p>Go.</p>',
  });
  expect(of("<p>One.</p>")).toEqual({ lead: "One.", text: null });
});

test.each([
  "<h3>With</h3><p>Go.</p>",
  "<ul><li>Go</li></ul><p>End.</p>",
  "<p>We use:</p><ul><li>Go</li></ul>",
])("[OWN-127] a text that begins with no paragraph of its own stays whole: %s", (html) => {
  expect(of(html)?.lead).toBeNull();
  expect(of(html)?.text?.replace(/ id="\w+"/, "")).toBe(html);
});

test.each([
  "<p>a<script>alert(1)</script></p>",
  '<p onclick="x()" style="position:fixed" class="x">a</p>',
  '<p>a<img src=x onerror="x()"></p>',
  "<p>a<svg><script>x()</script></svg></p>",
  '<p><iframe src="https://evil.example"></iframe>a</p><p>b',
  '<p><a href="javascript:x()">a</a></p>',
  "<p>a</p></div></main><script>x()</script><form><input name=q>",
  "<p>a<p>b<p><b>c",
])("[OWN-127] hostile markup does not pass: %s", (html) => {
  const { lead, text } = of(html) ?? {};
  for (const part of [lead, text]) {
    expect(part ?? "").not.toMatch(
      /<script|onclick|onerror|style=|<iframe|<form|<input|javascript:|<svg/i,
    );
    const tags = [...(part ?? "").matchAll(/<(\/?)(p|a|b|div)\b/g)];
    expect(tags.filter(([, end]) => end)).toHaveLength(tags.length / 2);
  }
});

test("[OWN-127] links to the host's pages lead to the site", () => {
  expect(of(`<p>See <a href="${HOST}/wp-content/a.pdf">a</a>.</p>`)?.lead).toContain("<a href=");
});
