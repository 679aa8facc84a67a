import { loadContent } from "@meridian/demo";
import { expect, test } from "vitest";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { plainText } from "#records/rich-text/plain-text.ts";
import { toHtml } from "#records/rich-text/to-html.ts";
import { sectionsOf } from "#moving-in/import/map/sections.ts";
import { normal } from "#testing/normal-html.ts";

/** All HTML fields of the demo content; titles are inline HTML, fixed texts belong to no record. */
function htmlFields(value: unknown, place: string): { place: string; html: string }[] {
  if (typeof value === "string")
    return /^<[a-z]/.test(value) && !value.startsWith("<section") ? [{ place, html: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => htmlFields(item, `${place}.${key}`));
}

const records = loadContent();
const fields = [
  ...htmlFields(records, "demo"),
  ...sectionsOf(records.article.content).map(({ id, body }) => ({
    place: `article#${id}`,
    html: body,
  })),
];

test("every HTML field of the demo content comes back from the editor's state with the same text and tags", () => {
  expect(fields.length).toBeGreaterThan(150);
  for (const { place, html } of fields)
    expect(normal(toHtml(fromHtml(html))), place).toEqual(normal(html));
});

test("the demo content covers lists, headings, links, emphasis and a list with a start number", () => {
  const all = fields.map(({ html }) => html).join("");
  for (const tag of ["<ul>", "<ol start=", "<h3>", "<a href=", "<strong>", "<em>"])
    expect(all).toContain(tag);
});

test("tables, line breaks and nested emphasis come back unchanged", () => {
  const html =
    '<h4>Terms</h4><table><tbody><tr><th>Level</th><td>Senior<br>Lead</td></tr></tbody></table><p><strong>bold <em>both</em></strong> <u>under</u> &amp; <a href="/pricing?a=1&amp;b=2">prices</a></p>';
  // The editor writes formats innermost first, for each text separately.
  expect(toHtml(fromHtml(html))).toBe(
    '<h4>Terms</h4><table><tbody><tr><th>Level</th><td>Senior<br>Lead</td></tr></tbody></table><p><strong>bold </strong><em><strong>both</strong></em> <u>under</u> &amp; <a href="/pricing?a=1&amp;b=2">prices</a></p>',
  );
});

test("quotes, code blocks, rules, cells that span, sub- and superscript and videos come back", () => {
  const html =
    '<blockquote>Said<br><em>A. Person</em></blockquote><pre><code>if (a &lt; b) {\n  <code>;\n}</code></pre><hr><p>H<sub>2</sub>O x<sup>2</sup> <code>run()</code></p><table><tbody><tr><th colspan="2">A</th></tr><tr><td rowspan="3">B</td></tr></tbody></table>'.replace(
      "<code>;",
      "&lt;code&gt;;",
    );
  expect(toHtml(fromHtml(html))).toBe(html);
  expect(
    toHtml(
      fromHtml(
        '<iframe src="https://youtu.be/abcdefghijk" data-caption="How &amp; why"></iframe><iframe src="https://vimeo.com/123456"></iframe>',
      ),
    ),
  ).toBe(
    '<figure><iframe src="https://www.youtube.com/watch?v=abcdefghijk"></iframe><figcaption>How &amp; why</figcaption></figure><iframe src="https://vimeo.com/123456"></iframe>',
  );
});

test("a code block keeps its first empty line, and an empty one gives no HTML", () => {
  const block = fromHtml("<pre><code>\n\nx</code></pre>");
  expect(toHtml(block)).toBe("<pre><code>\n\nx</code></pre>");
  expect(toHtml(fromHtml("<pre><code> </code></pre><blockquote></blockquote>"))).toBe("");
});

test("a nested list belongs to the item before it, whose marker is the only one", () => {
  const item = (...children: object[]) => ({ type: "listitem", version: 1, children });
  const list = (...children: object[]) => ({
    type: "list",
    tag: "ul",
    start: 1,
    version: 1,
    children,
  });
  const words = (text: string) => ({ type: "text", text, format: 0, version: 1 });
  const state = (of: object) => ({ root: { children: [of] } });
  expect(
    toHtml(
      state(list(item(words("a")), item(list(item(words("b")), item(list(item(words("c")))))))),
    ),
  ).toBe("<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>");
  expect(toHtml(state(list(item(list(item(words("first")))), item(words("a")))))).toBe(
    "<ul><li>first</li><li>a</li></ul>",
  );
});

test("HTML that the editor does not support is refused, not dropped", () => {
  expect(() => fromHtml("<p>a</p><iframe></iframe>")).toThrow("<iframe>");
  expect(() => fromHtml("loose text")).toThrow("outside a block");
});

test("an editor's empty state gives no HTML, and a script address gives no link", () => {
  expect(toHtml(null)).toBe("");
  expect(toHtml(fromHtml("<p></p>"))).toBe("");
  expect(toHtml(fromHtml('<p><a href="javascript:alert(1)">x</a></p>'))).toBe(
    '<p><a href="#">x</a></p>',
  );
});

test("the plain text of a title has no tags and no entities", () => {
  expect(plainText("R&amp;D <strong>partnership</strong><br>now")).toBe("R&D partnership now");
  expect(plainText("Rust (Vec<T>), 5 < 6")).toBe("Rust (Vec<T>), 5 < 6");
});
