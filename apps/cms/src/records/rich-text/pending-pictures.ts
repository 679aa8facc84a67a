/** Pictures of a text that have not reached the library cannot be published: notes replace them. */
import type { RichTextAdapter } from "payload";
import { element, textNode, type Editor, type EditorNode } from "#records/rich-text/from-html.ts";
import { pictureNote } from "#records/rich-text/pasted/picture-notes.ts";

/** Their other children are paragraphs and the like, not text. */
const OF_BLOCKS = new Set(["root", "tablecell"]);

const isPending = ({ type, value }: EditorNode): boolean =>
  type === "upload" && (value === undefined || value === null);

function sourceOf({ pending }: EditorNode): string {
  const isObject = typeof pending === "object" && pending !== null;
  return isObject && "src" in pending && typeof pending.src === "string" ? pending.src : "";
}

function noteFor(node: EditorNode, parent: EditorNode): EditorNode {
  const text = textNode(pictureNote(sourceOf(node)));
  return OF_BLOCKS.has(parent.type)
    ? { ...element("paragraph", { textFormat: 0, textStyle: "" }), children: [text] }
    : text;
}

const withNotes = (parent: EditorNode): EditorNode => ({
  ...parent,
  ...(parent.children && {
    children: parent.children.map((node) =>
      isPending(node) ? noteFor(node, parent) : withNotes(node),
    ),
  }),
});

type Hook = NonNullable<NonNullable<RichTextAdapter["hooks"]>["beforeValidate"]>[number];

/** A draft keeps them: the form may be uploading them. */
export const notePendingPictures: Hook = ({
  data: { _status: status } = {},
  value,
}: {
  data?: { _status?: string };
  value?: Editor | null;
}) => (value?.root && status !== "draft" ? { ...value, root: withNotes(value.root) } : value);
