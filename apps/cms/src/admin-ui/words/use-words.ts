"use client";
import { useTranslation } from "@payloadcms/ui";
import { useMemo } from "react";
import { adminWords, type Words } from "#admin-ui/words/words.ts";

/** The admin's words in the user's language, of a client component. */
export function useWords(): Words {
  const { i18n } = useTranslation();
  return useMemo(() => adminWords(i18n), [i18n]);
}
