import { useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { ChangedTexts } from "#translations/translated-from.ts";

/** By path, with the ids of the original's rows: `boxes.65f….title`. */
export type Texts = Readonly<Record<string, string>>;

/** One request for all fields of a form. */
let loaded: { address: string; original: Promise<Original | undefined> } | undefined;

interface Original {
  texts?: Texts;
  changed?: ChangedTexts;
}

function load(address: string): Promise<Original | undefined> {
  if (loaded?.address !== address)
    loaded = {
      address,
      original: fetch(address, { credentials: "same-origin" })
        .then(async (response) => (await response.json()) as Original)
        // If the request fails, only the original's texts are missing.
        .catch(() => undefined),
    };
  return loaded.original;
}

/** The original's texts, and the place of a field or a row of the translation among them. */
export function useOriginal(path: string): Original & { key: string } {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const [original, setOriginal] = useState<Original>();
  const address = `${config.routes.api}/translations/${id}/original`;
  useEffect(() => {
    let isHere = true;
    void load(address).then((found) => isHere && setOriginal(found));
    return () => void (isHere = false);
  }, [address]);
  const key = useFormFields(([fields]) => keyOf(path, (at) => fields[`${at}.of`]?.value));
  return { ...original, key };
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
