import { expect, test } from "vitest";
import { array, assert, constantFrom, property } from "fast-check";
import { markedText, parseMarked } from "#translations/files/marked-text.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { formShape } from "#translations/form-shape.ts";
import { unitsOf } from "#translations/files/units.ts";
import { toHtml } from "#records/rich-text/to-html.ts";

test("a text that looks like a mark stays a text", () => {
  const text = array(constantFrom("<", ">", "/", "1", "x", "\\", "a", " ")).map((all) =>
    all.join(""),
  );
  assert(
    property(text, text, (one, other) => {
      const marked = markedText([
        one,
        { id: "1", inner: [other] },
        { id: "2", inner: null },
        other,
      ]);
      const parsed = parseMarked(marked) ?? [];
      expect(markedText(parsed)).toBe(marked);
      expect(parsed.filter((part) => typeof part !== "string")).toEqual([
        { id: "1", inner: other === "" ? [] : [other] },
        { id: "2", inner: null },
      ]);
    }),
  );
});

test.each(["<1>a", "a</1>", "<1><2>a</1></2>", "</1/>"])("marks that do not match: %s", (text) => {
  expect(parseMarked(text)).toBeNull();
});

const shape = formShape([
  { name: "title", type: "text" },
  { name: "content", type: "richText" },
]);
const HTML =
  '<h2>Our <strong>team</strong></h2><p>Read <a href="/pricing">our <em>prices</em></a><br>now.</p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><table><tr><th>Head</th><td>A <code>b</code></td></tr></table>';
const contentOf = (html: string) => ({ content: fromHtml(html) });
const unitIn = (html: string, own = "") =>
  unitsOf(shape, contentOf(html), own === "" ? {} : contentOf(own))[0];
const written = (unit: ReturnType<typeof unitIn>, texts: Record<string, string>) => {
  const made = unit?.written(new Map(Object.entries(texts)));
  return made && "value" in made ? toHtml(made.value as never) : made?.problem;
};

test("a rich text is translated by paragraph, and its links, lists and tables stay", () => {
  const unit = unitIn(HTML);
  expect(unit?.segments.map(({ source }) => source)).toEqual([
    "Our <1>team</1>",
    "Read <2>our <3>prices</3></2><4/>now.",
    "One",
    "Inner",
    "Two",
    "Head",
    "A <5>b</5>",
  ]);
  const german = {
    s1: "<1>Unser</1> Team",
    s2: "Jetzt<4/> <2><3>Preise</3> lesen</2>.",
    s3: "Eins",
    s4: "Innen",
    s5: "Zwei",
    s6: "Kopf",
    s7: "<5>b</5> A",
  };
  const html = HTML.replace("Our <strong>team</strong>", "<strong>Unser</strong> Team")
    .replace(
      'Read <a href="/pricing">our <em>prices</em></a><br>now.',
      'Jetzt<br> <a href="/pricing"><em>Preise</em> lesen</a>.',
    )
    .replace("One", "Eins")
    .replace("Inner", "Innen")
    .replace("Two", "Zwei")
    .replace("Head", "Kopf")
    .replace("A <code>b</code>", "<code>b</code> A")
    .replace("<table>", "<table><tbody>")
    .replace("</table>", "</tbody></table>");
  expect(written(unit, german)).toBe(html);
  const again = unitIn(HTML, html.replace("<tbody>", "").replace("</tbody>", ""));
  expect(again?.segments.map(({ target }) => target)).toEqual(Object.values(german));
});

test.each([
  ["<1>Unser Team", "Its marks overlap, or one is not closed"],
  ["Unser Team", "The mark <1> (bold) is missing"],
  ["<1>Unser</1> <1>Team</1>", "The mark <1> (bold) is there twice"],
  ["<1>Unser</1> <9>Team</9>", "The original has no mark <9>"],
  ["<1/>Unser Team", "The mark <1> (bold) is not closed"],
])("a mark that is broken is named: %s", (text, problem) => {
  const found = String(written(unitIn("<p>Our <strong>team</strong></p>"), { s1: text }));
  expect(`${found.slice(0, 1).toUpperCase()}${found.slice(1)}`).toBe(problem);
});

test("a mark that only the translation has may stay or go", () => {
  const unit = unitIn("<p>Our team</p>", "<p>Unser <strong>Team</strong></p>");
  expect(unit?.segments[0]?.target).toBe("Unser <x1>Team</x1>");
  expect(written(unit, { s1: "<x1>Das</x1> Team" })).toBe("<p><strong>Das</strong> Team</p>");
  expect(written(unit, { s1: "Das Team" })).toBe("<p>Das Team</p>");
});

test("[OWN-161] links in another order keep their words when a word is corrected later", () => {
  const original =
    '<p>Two <a href="/a">a</a> and <a href="/b">b</a></p><p>See <a href="/a">a</a></p>';
  const [s1, s2] = ["Zwei <2>b</2> und <1>a</1>", "Siehe <3>a</3>"];
  const german =
    '<p>Zwei <a href="/b">b</a> und <a href="/a">a</a></p><p>Siehe <a href="/a">a</a></p>';
  expect(written(unitIn(original), { s1, s2 })).toBe(german);
  const again = unitIn(original, german);
  expect(again?.segments.map(({ target }) => target)).toEqual([s1, s2]);
  const corrected = written(again, { s1: s1.replace("Zwei", "Zwo") });
  expect(corrected).toBe(german.replace("Zwei", "Zwo"));
});

test("[OWN-161] a link of the translation's own stays when a word of its paragraph changes", () => {
  const english = '<p>Read <a href="https://en.wikipedia.org/">this</a> and <a href="/b">b</a></p>';
  const german = '<p>Zu <a href="/b">b</a> lies <a href="https://de.wikipedia.org/">dies</a></p>';
  const unit = unitIn(english, german);
  const s1 = "Zu <2>b</2> lies <1>dies</1>";
  expect(unit?.segments[0]?.target).toBe(s1);
  expect(written(unit, { s1: s1.replace("Zu", "Nach") })).toBe(german.replace("Zu", "Nach"));
});

test("[OWN-161] a list with a text that is not translated stays as it is", () => {
  const list = formShape([{ name: "stops", type: "text", hasMany: true }]);
  const unitOf = (stops: string[]) => unitsOf(list, { stops: ["A", "", "C"] }, { stops })[0];
  const texts = new Map([["s3", "Z"]]);
  expect(unitOf([])?.written(texts)).toEqual({ problem: "only 1 of its 2 texts are translated" });
  expect(unitOf(["X"])?.written(texts)).toEqual({ value: ["X", "", "Z"] });
});

test("a translation with other paragraphs is replaced as a whole, or not at all", () => {
  const unit = unitIn("<p>One</p><p>Two</p>", "<p>Eins</p>");
  expect(unit).toMatchObject({
    other: fromHtml("<p>Eins</p>"),
    segments: [{ target: null }, { target: null }],
  });
  expect(written(unit, { s1: "Eins" })).toBe("only 1 of its 2 paragraphs are translated");
  expect(written(unit, { s1: "Eins", s2: "Zwei" })).toBe("<p>Eins</p><p>Zwei</p>");
});
