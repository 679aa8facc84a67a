"use client";
import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import {
  COMMAND_PRIORITY_CRITICAL,
  PASTE_COMMAND,
  type PasteCommandType,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect } from "react";
import { pastedHtml } from "#records/rich-text/pasted/pasted-html.ts";
import { noteFile } from "#records/screens/pasting/remote-pictures.ts";
import { TakingIn } from "#records/screens/pasting/taking-in.tsx";

const HTML = "text/html";
/** The editor's own format needs no conversion. */
const OWN = "application/x-lexical-editor";

/** A browser's "Copy image" copies its address and its file: the host may not be able to fetch it. */
function noteCopiedPicture(converted: string, { 0: file, length }: FileList): void {
  const [picture, ...others] = converted.matchAll(/<img src="([^"]*)">/g);
  if (file && length === 1 && picture?.[1] && others.length === 0)
    noteFile(picture[1].replaceAll("&amp;", "&"), file);
}

/** `null` if there is nothing to convert. */
function readable(event: PasteCommandType): ClipboardEvent | null {
  const data = "clipboardData" in event ? event.clipboardData : null;
  const html = data?.getData(HTML) ?? "";
  if (!data || html === "" || data.getData(OWN) !== "") return null;
  const clipboardData = new DataTransfer();
  const converted = pastedHtml(html);
  noteCopiedPicture(converted, data.files);
  for (const type of data.types)
    if (type !== "Files")
      clipboardData.setData(type, type === HTML ? converted : data.getData(type));
  return new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
}

/** Repeats a paste with converted HTML. */
function PastePlugin(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const changed = new WeakSet<Event>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const again = changed.has(event) ? null : readable(event);
        if (!again) return false;
        changed.add(again);
        event.preventDefault();
        return editor.dispatchCommand(PASTE_COMMAND, again);
      },
      COMMAND_PRIORITY_CRITICAL,
    );
  }, [editor]);
  return null;
}

export const PasteFeatureClient = createClientFeature({
  plugins: [
    { Component: PastePlugin, position: "normal" },
    { Component: TakingIn, position: "belowContainer" },
  ],
});
