/** Names and keys of Payload's rich text. */
import { attribute, fieldOf, labelled, named, type Mend } from "#admin-ui/mend.ts";

const BUTTONS: Record<string, string> = {
  blockquote: "Blockquote",
  bold: "Bold",
  horizontalRule: "Horizontal rule",
  inlineCode: "Inline code",
  italic: "Italic",
  link: "Link",
  orderedList: "Ordered list",
  strikethrough: "Strikethrough",
  subscript: "Subscript",
  superscript: "Superscript",
  underline: "Underline",
  unorderedList: "Unordered list",
};

const inWords = (key: string | undefined): string => {
  const words = (key ?? "").replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Payload names a menu by its key: `text dropdown`. */
const MENUS: Record<string, string> = {
  add: "Insert",
  blocks: "Insert a block",
  text: "Kind of paragraph",
};

const AT_END = ".insert-paragraph-at-end";

/** Payload's button at the end of a text reacts to the pointer alone. */
export function pressByKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!["Enter", " "].includes(key) || !(target instanceof HTMLElement)) return;
  if (!target.matches(AT_END)) return;
  event.preventDefault();
  target.click();
}

export const TEXT_MENDS: Mend[] = [
  named(".ContentEditable__root", (element, t) => fieldOf(element) || t("Text")),
  // A wide table is scrolled sideways by keys.
  attribute(".LexicalEditorTheme__tableScrollableWrapper", "tabindex", "0"),
  named("[data-button-key]", ({ dataset }, t) =>
    t(BUTTONS[dataset.buttonKey ?? ""] ?? inWords(dataset.buttonKey)),
  ),
  labelled("[data-dropdown-key]", ({ dataset }, t) =>
    t(MENUS[dataset.dropdownKey ?? ""] ?? inWords(dataset.dropdownKey)),
  ),
  {
    // The file's name is next to it.
    selector: ".ContentEditable__root img:not([alt])",
    mend: (picture) => picture.setAttribute("alt", ""),
  },
  labelled(AT_END, "Add a paragraph at the end"),
];
