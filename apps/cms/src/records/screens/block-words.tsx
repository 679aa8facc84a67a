"use client";
import { $isBlockNode, BlockNode } from "@payloadcms/richtext-lexical/client";
import {
  $getNearestNodeFromDOMNode,
  HISTORIC_TAG,
  SKIP_DOM_SELECTION_TAG,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useAllFormFields } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useRef, type JSX } from "react";

/**
 * Copies the fields of a block into the text at each keystroke. Payload 3.90 copies what the host
 * responds to them: a response that came shortly after the last keystroke, or a publication before
 * it, left words in the fields that were never saved.
 */
export function BlockWords(): JSX.Element {
  const [editor] = useLexicalComposerContext();
  const [fields] = useAllFormFields();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!editor.isEditable()) return;
    const words: Record<string, unknown> = reduceFieldsToValues(fields, true);
    const $stale = (): BlockNode | undefined => {
      const node = place.current && $getNearestNodeFromDOMNode(place.current);
      if (!$isBlockNode(node)) return undefined;
      const now: Record<string, unknown> = node.getFields();
      const differs = Object.entries(words).some(
        ([name, value]) => (now[name] ?? "") !== (value ?? ""),
      );
      return differs ? node : undefined;
    };
    const $copy = (): void => {
      const node = $stale();
      node?.setFields({ ...node.getFields(), ...words }, true);
    };
    // Undo of the text leaves the block's fields as they are, and so their copy.
    const tag = [HISTORIC_TAG, SKIP_DOM_SELECTION_TAG];
    const copy = (): void => {
      // The tags would also apply to what is typed in the text at this moment.
      if (editor.getEditorState().read($stale, { editor })) editor.update($copy, { tag });
    };
    copy();
    return editor.registerMutationListener(
      BlockNode,
      (changes) => [...changes.values()].includes("updated") && copy(),
      { skipInitialization: true },
    );
  }, [editor, fields]);
  return <span ref={place} hidden />;
}
