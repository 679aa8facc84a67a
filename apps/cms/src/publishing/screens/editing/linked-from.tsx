"use client";
import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { LinkingRecord } from "#publishing/linked-from/find-links.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { withinSentence } from "#admin-ui/words/formats.ts";
import { namedIn } from "#records/kind-name.ts";

const SHOWN = 8;

/** The records that link to this one, so that no one deletes it by mistake. */
export function LinkedFrom() {
  const t = useWords();
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo();
  const { config } = useConfig();
  const [records, setRecords] = useState<LinkingRecord[] | null>(null);
  useEffect(() => {
    if (id === undefined || !hasSavePermission) return;
    const leaving = new AbortController();
    fetch(`${config.routes.api}/linked-from/${collectionSlug}/${id}`, {
      signal: leaving.signal,
      credentials: "same-origin",
    })
      .then(async (response) => {
        if (!response.ok) return;
        const found: { records: LinkingRecord[] } = await response.json();
        setRecords(found.records);
      })
      // If the request fails, only the list is missing.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id, collectionSlug, hasSavePermission, config.routes.api]);
  if (!records) return null;
  const isFile = collectionSlug === "media";
  if (records.length === 0)
    return (
      <p style={{ margin: "1.25rem 0 1.5rem" }}>
        {t(isFile ? "Used nowhere." : "No record links to this one.")}
      </p>
    );
  return (
    <section
      aria-label={t(isFile ? "Where it is used" : "Linked from")}
      style={{ marginBlockStart: "1.25rem", marginBottom: "1.5rem" }}
    >
      {isFile ? (
        <strong>{t.count(records.length, "Used in {n} place:", "Used in {n} places:")}</strong>
      ) : (
        <>
          <strong>
            {t.count(records.length, "One record links here.", "{n} records link here.")}
          </strong>{" "}
          {t("Deleting or unpublishing this one breaks their links:")}
        </>
      )}
      <ul style={{ margin: "0.5rem 0 0", paddingInlineStart: "1.25rem" }}>
        {records
          .slice(0, SHOWN)
          .map((one) => namedIn(t, one))
          .map(({ title, address, isDraft, ...one }) => {
            const kind = withinSentence(one.kind, t.locale);
            return (
              <li key={address}>
                <a href={address}>{title}</a> ({isDraft ? t("{kind}, in a draft", { kind }) : kind})
              </li>
            );
          })}
      </ul>
      {records.length > SHOWN && (
        <p style={{ margin: "0.25rem 0 0" }}>
          {t("and {rest} more", { rest: records.length - SHOWN })}
        </p>
      )}
    </section>
  );
}
