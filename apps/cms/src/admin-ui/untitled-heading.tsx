"use client";
import { useDocumentInfo, useDocumentTitle, useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";
import { withinSentence } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** A record without a title is headed by its kind; Payload shows its number, or `[Untitled]`. */
export function UntitledHeading(): null {
  const t = useWords();
  const { i18n } = useTranslation();
  const { id, docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const kind = docConfig && "labels" in docConfig ? docConfig.labels.singular : undefined;
  const ofPayload = id === undefined ? `[${i18n.t("general:untitled")}]` : String(id);
  useEffect(() => {
    if (title !== ofPayload || typeof kind !== "string") return;
    const heading =
      id === undefined
        ? t("New {kind}", { kind: withinSentence(kind, t.locale) })
        : t("{kind} without a title", { kind });
    // Payload's own effect sets its title after this one in the same pass.
    queueMicrotask(() => setDocumentTitle(heading));
  }, [id, title, ofPayload, kind, setDocumentTitle, t]);
  return null;
}
