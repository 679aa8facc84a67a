"use client";
import { useConfig, useEntityVisibility } from "@payloadcms/ui";
import type { GlobalSlug } from "payload";

/** Forms of their own that belong to a task, for users who may open them. */
const RELATED: Record<string, { slug: GlobalSlug; label: string; about: string }[]> = {
  "mail-and-forms": [
    {
      slug: "notifications",
      label: "Mail",
      about: "Mail server, sender, and who gets an email of each message",
    },
    { slug: "inbox-settings", label: "Retention", about: "When messages and files are erased" },
  ],
  "pages-and-menu": [
    { slug: "options", label: "Footer", about: "Columns of links, copyright line" },
  ],
};

export function Related({ task }: { task: string }) {
  const { config } = useConfig();
  const { isEntityVisible } = useEntityVisibility();
  const forms = (RELATED[task] ?? []).filter(({ slug }) => isEntityVisible({ globalSlug: slug }));
  if (forms.length === 0) return null;
  return (
    <ul className="settings-related" aria-label="In forms of their own">
      {forms.map(({ slug, label, about }) => (
        <li key={slug}>
          <a href={`${config.routes.admin}/globals/${slug}`}>{label}</a>: {about}
        </li>
      ))}
    </ul>
  );
}
