import type { TextField } from "payload";

/**
 * Tags that emphasize a part of a title, with opening and closing; a line break has no closing tag.
 */
const PAIRS = ["strong", "em"];

const timesOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * A title as HTML: `<strong>…</strong>`, `<em>…</em>` and `<br>` are markup, every other character
 * is text, so that `Vec<T> & more` is shown as written.
 */
export function titleHtml(written: string): string {
  const paired = PAIRS.filter((name) => {
    const times = timesOf(written, `<${name}>`);
    return times > 0 && times === timesOf(written, `</${name}>`);
  });
  const markup = new RegExp(`(<br ?/?>${paired.map((name) => `|</?${name}>`).join("")})`);
  return written
    .split(markup)
    .map((part, at) => (at % 2 === 1 ? part : escapeSigns(part)))
    .join("");
}

/** Existing entities stay: titles of earlier releases contain `&amp;`. */
const escapeSigns = (text: string): string =>
  text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** The title as an editor would write it, if that means the same. */
export function writtenTitle(html: string): string {
  const written = html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return titleHtml(written) === html ? written : html;
}

/**
 * A title in which a part can be emphasized. A text input rather than the rich-text editor, which
 * can only produce paragraphs.
 */
export const inlineHtml = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  required: true,
  validate: (value: string | null | undefined) => Boolean(value?.trim()) || "Write a title.",
  admin: {
    description:
      "Put <strong>…</strong> around a part to highlight it, and <br> for a line break. All other text is shown as written.",
  },
});
