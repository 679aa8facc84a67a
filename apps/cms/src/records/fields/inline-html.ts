import type { TextField } from "payload";

/** Tags with opening and closing; a line break has no closing tag. */
const PAIRS = ["strong", "em"];

const timesOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * In a title `<strong>…</strong>`, `<em>…</em>` and `<br>` are markup; other characters are text,
 * so that `Vec<T> & more` is shown as written.
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

/** Entities stay: titles of earlier releases contain `&amp;`. */
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

/** A button for marks, below the field. */
export const HIGHLIGHT = "/records/screens/highlight.tsx#Highlight";

/** Parts of the title can be emphasized. The rich-text editor could only produce paragraphs. */
export const inlineHtml = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  required: true,
  validate: (value: string | null | undefined) => Boolean(value?.trim()) || "Write a title.",
  admin: {
    components: { afterInput: [HIGHLIGHT] },
    description:
      "The button highlights a part of it, with <strong>…</strong> around it; <br> is a line break. All other text is shown as written.",
  },
});
