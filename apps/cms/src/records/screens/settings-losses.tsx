"use client";
import { useAllFormFields, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { SettingsList } from "#records/globals/site-settings/lists.ts";
import { lossesOf, lossWords } from "#records/globals/site-settings/losses.ts";

/** Next to the publish button: what publishing would remove from the site. */
export function SettingsLosses({ slug, lists }: { slug: string; lists: SettingsList[] }) {
  const t = useWords();
  const [fields] = useAllFormFields();
  const { config } = useConfig();
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const [published, setPublished] = useState<unknown>(null);
  // Changes with each publication, so that the published values are read again.
  const seen = `${hasPublishedDoc} ${unpublishedVersionCount === 0}`;
  useEffect(() => {
    if (seen === "") return;
    const leaving = new AbortController();
    fetch(`${config.routes.api}/globals/${slug}?depth=0`, {
      signal: leaving.signal,
      credentials: "same-origin",
    })
      .then(async (response) => (response.ok ? setPublished(await response.json()) : undefined))
      // A failed request shows no warning; the form works.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [config.routes.api, slug, seen]);
  const losses = published ? lossesOf(lists, published, (path) => rowsIn(fields[path])) : [];
  return (
    <div role="status" className="settings-losses" hidden={losses.length === 0}>
      <p>
        <strong>{t("Publishing removes entries from the site.")}</strong> {t("Remaining entries:")}
      </p>
      <ul>
        {losses.map((loss) => (
          <li key={loss.label}>{lossWords(loss, t)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A list of groups counts its rows; a list of texts has them as its value. */
const rowsIn = (field: { rows?: unknown[]; value?: unknown } | undefined): number =>
  field?.rows?.length ?? (Array.isArray(field?.value) ? field.value.length : 0);
