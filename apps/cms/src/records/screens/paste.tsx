"use client";
import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import {
  COMMAND_PRIORITY_CRITICAL,
  PASTE_COMMAND,
  type PasteCommandType,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect } from "react";
import { noteFile } from "#records/screens/pasting/remote-pictures.ts";
import { TakingIn } from "#records/screens/pasting/taking-in.tsx";

const HTML = "text/html";
/** The editor's own format needs no conversion. */
const OWN = "application/x-lexical-editor";

/** A browser's "Copy image" copies its address and its file: the host may not be able to fetch it. */
function noteCopiedPicture(converted: string, file: File | undefined): void {
  const [picture, ...others] = converted.matchAll(/<img src="([^"]*)">/g);
  if (file && picture?.[1] && others.length === 0)
    noteFile(picture[1].replaceAll("&amp;", "&"), file);
}

/** An event's data are readable only while it is handled. `null` if there is nothing to convert. */
function dataOf(event: PasteCommandType): { html: string; data: DataTransfer; file?: File } | null {
  const pasted = "clipboardData" in event ? event.clipboardData : null;
  const html = pasted?.getData(HTML) ?? "";
  if (!pasted || html === "" || pasted.getData(OWN) !== "") return null;
  const data = new DataTransfer();
  for (const type of pasted.types) if (type !== "Files") data.setData(type, pasted.getData(type));
  const [file, ...others] = pasted.files;
  return { html, data, ...(file && others.length === 0 && { file }) };
}

/** Repeats a paste with converted HTML. The converter is loaded with the first one. */
function PastePlugin(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const changed = new WeakSet<Event>();
    const paste = (clipboardData: DataTransfer): void => {
      const again = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      changed.add(again);
      editor.dispatchCommand(PASTE_COMMAND, again);
    };
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const pasted = changed.has(event) ? null : dataOf(event);
        if (!pasted) return false;
        event.preventDefault();
        const { html, data, file } = pasted;
        void import("#records/rich-text/pasted/pasted-html.ts").then(
          ({ pastedHtml }) => {
            const converted = pastedHtml(html);
            noteCopiedPicture(converted, file);
            data.setData(HTML, converted);
            paste(data);
          },
          // Without the host's reply: as the browser has it.
          () => paste(data),
        );
        return true;
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
