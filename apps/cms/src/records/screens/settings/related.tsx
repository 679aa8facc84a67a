"use client";
import { useConfig, useEntityVisibility } from "@payloadcms/ui";
import type { GlobalSlug } from "payload";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";

type InWords = (t: Words) => string;

/** Forms of their own that belong to a task, for users who may open them. */
const RELATED: Record<string, { slug: GlobalSlug; label: InWords; about: InWords }[]> = {
  "mail-and-forms": [
    {
      slug: "notifications",
      label: (t) => t("Mail"),
      about: (t) => t("Mail server, sender, and who gets an e-mail of each message"),
    },
    {
      slug: "inbox-settings",
      label: (t) => t("Retention"),
      about: (t) => t("When messages and files are erased"),
    },
  ],
  "pages-and-menu": [
    {
      slug: "options",
      label: (t) => t("Footer"),
      about: (t) => t("Columns of links, copyright line"),
    },
  ],
};

export function Related({ task }: { task: string }) {
  const t = useWords();
  const { config } = useConfig();
  const { isEntityVisible } = useEntityVisibility();
  const forms = (RELATED[task] ?? []).filter(({ slug }) => isEntityVisible({ globalSlug: slug }));
  if (forms.length === 0) return null;
  return (
    <ul className="settings-related" aria-label={t("In forms of their own")}>
      {forms.map(({ slug, label, about }) => (
        <li key={slug}>
          <a href={`${config.routes.admin}/globals/${slug}`}>{label(t)}</a>: {about(t)}
        </li>
      ))}
    </ul>
  );
}
