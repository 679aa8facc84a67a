"use client";
import { useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import "#records/screens/translations/translations.css";

type Texts = Record<string, string>;

/** One request for all fields of a form. */
let loaded: { address: string; texts: Promise<Texts> } | undefined;

function load(address: string): Promise<Texts> {
  if (loaded?.address !== address)
    loaded = {
      address,
      texts: fetch(address, { credentials: "same-origin" })
        .then(async (response) => ((await response.json()) as { texts?: Texts }).texts ?? {})
        // If the request fails, only the original's texts are missing.
        .catch(() => ({})),
    };
  return loaded.texts;
}

/** The original's text, above the field for its translation. */
export function Original({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const [texts, setTexts] = useState<Texts>({});
  const address = `${config.routes.api}/translations/${id}/original`;
  useEffect(() => {
    let isHere = true;
    void load(address).then((found) => isHere && setTexts(found));
    return () => void (isHere = false);
  }, [address]);
  const key = useFormFields(([fields]) => keyOf(path, (at) => fields[`${at}.of`]?.value));
  const text = texts[key];
  return text === undefined ? null : (
    <p className="translation-original" dir="auto">
      {text}
    </p>
  );
}

/** `words.0.boxes.1.title`: `boxes.<id of the original's row>.title`. */
function keyOf(path: string, rowOf: (at: string) => unknown): string {
  const parts = path.split(".");
  return parts
    .map((part, at) =>
      at > 1 && /^\d+$/.test(part) ? String(rowOf(parts.slice(0, at + 1).join("."))) : part,
    )
    .slice(2)
    .join(".");
}
