import { expect, test } from "vitest";
import { escapeHtml, escapeText, withoutControls } from "#escape.ts";

const hostile = `a & b <script>"x" 'y'</script> &amp;`;

test("nothing in a text begins a tag or an entity, or ends a value", () => {
  expect(escapeText(hostile)).toBe(`a &amp; b &lt;script&gt;"x" 'y'&lt;/script&gt; &amp;amp;`);
  expect(escapeHtml(hostile)).toBe(
    "a &amp; b &lt;script&gt;&quot;x&quot; 'y'&lt;/script&gt; &amp;amp;",
  );
});

test("removes what neither XML nor HTML can contain", () => {
  const text = "a\u0000b\u0008\u001f\u007f\u0085<\ud800\uffff>\t\n😀";
  expect(withoutControls(text)).toBe("ab<>\t\n😀");
  expect(escapeText(text)).toBe("ab&lt;&gt;\t\n😀");
  expect(escapeHtml(text)).toBe("ab&lt;&gt;\t\n😀");
});
