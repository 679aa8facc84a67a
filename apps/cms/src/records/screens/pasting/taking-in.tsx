"use client";
import { UploadNode } from "@payloadcms/richtext-lexical/client";
import { $getNodeByKey } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useEffect, useEffectEvent, useState, type JSX } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import {
  fileOf,
  sourcesUnderway,
  takeIn,
  type Outcome,
} from "#records/screens/pasting/remote-pictures.ts";
import { settlePicture, sourceOf } from "#records/screens/pasting/settle-picture.ts";

interface Counts {
  underway: number;
  taken: number;
  undescribed: number;
  refused: number;
}

const NONE: Counts = { underway: 0, taken: 0, undescribed: 0, refused: 0 };

function statusOf({ underway, taken, undescribed, refused }: Counts, t: Words): string {
  if (underway > 0)
    return t.count(
      underway,
      "Fetching {n} picture for the library…",
      "Fetching {n} pictures for the library…",
    );
  const sentences = [
    taken > 0 &&
      t.count(
        taken,
        "{n} picture fetched into the library.",
        "{n} pictures fetched into the library.",
      ),
    undescribed > 0 &&
      t.count(
        undescribed,
        "{n} picture without a description: write it in the library, for visitors who cannot see.",
        "{n} pictures without a description: write it in the library, for visitors who cannot see.",
      ),
    refused > 0 &&
      t.count(
        refused,
        "{n} picture not taken over: a note in the text gives the reason.",
        "{n} pictures not taken over: a note in the text gives the reason.",
      ),
  ];
  return sentences.filter(Boolean).join(" ");
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    // Empty if the file cannot be read.
    reader.addEventListener("loadend", () => resolve(String(reader.result ?? "")));
    reader.readAsDataURL(file);
  });

const after = (
  counts: Counts,
  outcome: Outcome,
  { places, isHere }: { places: number; isHere: boolean },
): Counts => ({
  underway: counts.underway - (isHere ? 1 : 0),
  taken: counts.taken + ("id" in outcome ? places : 0),
  undescribed: counts.undescribed + ("id" in outcome && !outcome.isDescribed ? places : 0),
  refused: counts.refused + ("reason" in outcome ? places : 0),
});

/** Fetches pasted pictures of other sites, also those of a form that was left meanwhile. */
export function TakingIn(): JSX.Element {
  const t = useWords();
  const [editor] = useLexicalComposerContext();
  const [counts, setCounts] = useState(NONE);
  const settle = useEffectEvent((source: string, outcome: Outcome, file?: string) =>
    settlePicture(editor, source, { outcome, file, t }),
  );
  useEffect(() => {
    const underway = new Set<string>();
    const follow = async (source: string, isHere: boolean): Promise<void> => {
      if (underway.has(source)) return;
      underway.add(source);
      if (isHere)
        setCounts((now) => ({ ...(now.underway > 0 ? now : NONE), underway: now.underway + 1 }));
      const outcome = await takeIn(source);
      const file = "reason" in outcome ? fileOf(source) : undefined;
      const data = file && (await dataUrlOf(file));
      underway.delete(source);
      const places = settle(source, outcome, data);
      setCounts((now) => after(now, outcome, { places: data ? 0 : places, isHere }));
    };
    for (const source of sourcesUnderway()) void follow(source, false);
    return editor.registerMutationListener(UploadNode, (changes) => {
      if (!editor.isEditable()) return;
      const found = editor.read(() =>
        [...changes].map(([key, change]) =>
          change === "destroyed" ? undefined : sourceOf($getNodeByKey(key)),
        ),
      );
      for (const source of found) if (source !== undefined) void follow(source, true);
    });
  }, [editor]);
  return (
    <p className="pasted-pictures" role="status">
      {statusOf(counts, t)}
    </p>
  );
}
