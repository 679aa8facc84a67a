import { expect, test } from "vitest";
import { escapeHtml, escapeText, escapeXml } from "#escape.ts";

const hostile = `a & b <script>"x" 'y'</script> &amp;`;

test("nothing in a text begins a tag, an entity or ends a value", () => {
  expect(escapeText(hostile)).toBe(`a &amp; b &lt;script&gt;"x" 'y'&lt;/script&gt; &amp;amp;`);
  expect(escapeHtml(hostile)).toBe(
    "a &amp; b &lt;script&gt;&quot;x&quot; 'y'&lt;/script&gt; &amp;amp;",
  );
});

test("what XML cannot carry is left out", () => {
  expect(escapeXml("a\u0000b\u001f<\ud800\uffff>\t\n😀")).toBe("ab&lt;&gt;\t\n😀");
});
