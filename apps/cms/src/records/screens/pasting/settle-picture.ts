"use client";
/** Puts a fetched picture, or the note why there is none, in the place of a pasted one. */
import {
  $createUploadNode,
  $isUploadNode,
  type UploadNode,
} from "@payloadcms/richtext-lexical/client";
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  $isRootOrShadowRoot,
  $isTextNode,
  HISTORIC_TAG,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type LexicalEditor,
  type LexicalNode,
  type TextNode,
} from "@payloadcms/richtext-lexical/lexical";
import { pictureNote } from "#records/rich-text/pasted/picture-notes.ts";
import { remotePictureOf } from "#records/rich-text/pasted/remote-picture.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { Outcome } from "#records/screens/pasting/remote-pictures.ts";

/** Of a picture that the host is to fetch. */
export function sourceOf(node: LexicalNode | null): string | undefined {
  if (!$isUploadNode(node)) return undefined;
  const { src = "" } = dataOf(node).pending ?? {};
  return remotePictureOf(src) ? src : undefined;
}

/** Payload's type omits `pending`. */
type PictureData = ReturnType<UploadNode["getData"]> & {
  pending?: { formID: string; src: string };
};
const dataOf = (node: UploadNode): PictureData => node.getData();

/** Payload's upload form takes it from here. */
function $upload(node: UploadNode, src: string): void {
  const { pending, ...data } = dataOf(node);
  const changed: PictureData = { ...data, pending: { formID: pending?.formID ?? data.id, src } };
  node.setData(changed);
}

function $all(node: LexicalNode = $getRoot()): LexicalNode[] {
  return $isElementNode(node) ? [node, ...node.getChildren().flatMap($all)] : [node];
}

const $picture = (id: number): UploadNode =>
  $createUploadNode({
    data: { id: "", fields: {}, relationTo: "media", value: id },
  });

function $note(text: string, place: UploadNode): LexicalNode {
  const words = $createTextNode(text);
  return $isRootOrShadowRoot(place.getParent()) ? $createParagraphNode().append(words) : words;
}

/** The note, split from the words around it. */
function $noteIn(words: TextNode, note: string): TextNode | undefined {
  const at = words.getTextContent().indexOf(note);
  if (at < 0) return undefined;
  return words.splitText(at, at + note.length).find((part) => part.getTextContent() === note);
}

interface Settled {
  outcome: Outcome;
  /** Of the clipboard, as a data URL. */
  file?: string | undefined;
  t: Words;
}

/**
 * Returns how many places changed. A published text has notes in the places of pictures that were
 * on their way. Undo skips this change: what it brings back is settled again.
 */
export function settlePicture(
  editor: LexicalEditor,
  source: string,
  { outcome, file, t }: Settled,
): number {
  let count = 0;
  const $settle = (): void => {
    const nodes = $all();
    for (const node of nodes) {
      if (!$isUploadNode(node) || sourceOf(node) !== source) continue;
      count += 1;
      if ("id" in outcome) node.replace($picture(outcome.id));
      else if (file) $upload(node, file);
      else node.replace($note(pictureNote(source, outcome.reason, t), node));
    }
    if (count > 0 || !("id" in outcome)) return;
    for (const words of nodes.filter($isTextNode)) {
      const note = $noteIn(words, pictureNote(source));
      if (!note) continue;
      count += 1;
      const paragraph = note.getParent();
      const isAlone = $isParagraphNode(paragraph) && paragraph.getChildrenSize() === 1;
      (isAlone ? paragraph : note).replace($picture(outcome.id));
    }
  };
  const tag = [HISTORIC_TAG, SKIP_DOM_SELECTION_TAG, SKIP_SCROLL_INTO_VIEW_TAG];
  editor.update($settle, { discrete: true, tag });
  return count;
}
