"use client";
import { useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";
import { Colleagues } from "#publishing/screens/editing/colleagues.tsx";
import { useEmptiedLists } from "#publishing/screens/editing/emptied-lists.ts";
import { useKeptFolds } from "#publishing/screens/editing/kept-folds.ts";
import { Lacking } from "#publishing/screens/editing/lacking.tsx";
import { useOpenForm } from "#publishing/screens/editing/late-answers.tsx";
import { Unsaved } from "#publishing/screens/editing/unsaved.tsx";
import { useWrittenWords } from "#publishing/screens/editing/use-written-words.ts";

/** What an editor has to know before they go on writing. */
export function AboveForm() {
  useUntitled();
  useEmptiedLists();
  useKeptFolds();
  useOpenForm();
  useWrittenWords();
  return (
    <>
      <Colleagues />
      <Unsaved />
      <Lacking />
    </>
  );
}

/** A record without a title is headed by what it is, where Payload shows its number. */
function useUntitled(): void {
  const { id, docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const kind = docConfig && "labels" in docConfig ? docConfig.labels.singular : undefined;
  useEffect(() => {
    if (id === undefined || title !== String(id) || typeof kind !== "string") return;
    // Payload's own effect sets the number in the same round, after this one.
    queueMicrotask(() => setDocumentTitle(`${kind} without a title`));
  }, [id, title, kind, setDocumentTitle]);
}
