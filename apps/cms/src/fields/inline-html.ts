import type { TextField } from "payload";

const TAGS = /<(?!\/?(?:strong|em|br)\s*\/?>)[^>]*>/i;

/**
 * A title in which a part can be set off: `<strong>`, `<em>` and `<br>` are kept, other tags
 * refused. One line of text rather than the rich-text editor, which can only make paragraphs.
 */
export const inlineHtml = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  required: true,
  validate: (value: string | null | undefined) => {
    if (!value?.trim()) return "Write a title.";
    const other = TAGS.exec(value);
    return other ? `${other[0]} cannot stand in a title: only <strong>, <em> and <br> can.` : true;
  },
  admin: {
    description:
      "Put <strong>…</strong> around the part that should stand out. Write &amp; for an ampersand.",
  },
});
