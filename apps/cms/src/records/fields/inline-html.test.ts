import { expect, test } from "vitest";
import { slugOf } from "#records/fields/free-slug.ts";
import { titleHtml, writtenTitle } from "#records/fields/inline-html.ts";

test.each([
  ["R&D <strong>partnership</strong><br>now", "R&amp;D <strong>partnership</strong><br>now"],
  ['Vec<T> & "quotes" <b>', 'Vec&lt;T&gt; &amp; "quotes" &lt;b&gt;'],
  ["<em>a</em> <strong>open", "<em>a</em> &lt;strong&gt;open"],
  ["<script>x</script> 5 < 6", "&lt;script&gt;x&lt;/script&gt; 5 &lt; 6"],
  ["&copy &nbsp", "&amp;copy &amp;nbsp"],
])("the title %j is sent as %j, and an import brings it back", (written, html) => {
  expect(titleHtml(written)).toBe(html);
  expect(writtenTitle(html)).toBe(written);
});

test("an entity in a title that was written as HTML keeps its meaning", () => {
  expect(titleHtml("R&amp;D &#8211; &lt;b&gt;")).toBe("R&amp;D &#8211; &lt;b&gt;");
  expect(writtenTitle("&amp;lt; is a sign")).toBe("&amp;lt; is a sign");
  expect(writtenTitle("&lt;strong&gt;a&lt;/strong&gt;")).toBe("&lt;strong&gt;a&lt;/strong&gt;");
});

test("the address of a title contains its words without special characters", () => {
  expect(slugOf("Rust engineer (Vec<T>, Option<T>)")).toBe("rust-engineer-vec-t-option-t");
});
