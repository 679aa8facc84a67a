"use client";
import { createContext, use } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Shown } from "#records/globals/site-settings/task-fields.ts";

/** The address of the site; empty without links to it. */
export const SiteAddress = createContext("");

interface PartLabelProps {
  label: string;
  shows: Shown;
  description?: string;
}

/** A part's heading, with the place where visitors see its fields. */
export function PartLabel({ label, shows: { where, at }, description }: PartLabelProps) {
  const t = useWords();
  const site = use(SiteAddress);
  return (
    <div className="settings-part__head">
      <h3>{t(label)}</h3>
      <p className="settings-part__shows">
        {t("Visitors see it: {where}", { where: t(where) })}{" "}
        {site && (
          <a href={site + at} target="_blank" rel="noreferrer">
            {t("Open the page")}
            <span className="sr-only"> {t("with: {label}", { label: t(label) })}</span>
          </a>
        )}
      </p>
      {description && <p className="settings-part__about">{t(description)}</p>}
    </div>
  );
}
