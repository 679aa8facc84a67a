"use client";
import { useSearchParams } from "next/navigation.js";
import type { ReactNode } from "react";

/** The list as it is filtered and searched now, as a table. */
export function ExportLink({ ending, children }: { ending: "csv" | "xlsx"; children: ReactNode }) {
  const shown = useSearchParams();
  const query = new URLSearchParams(
    [...shown].filter(([name]) => name === "search" || name.startsWith("where")),
  );
  return (
    <a href={`/cms/api/submissions/export.${ending}?${query.toString()}`} download>
      {children}
    </a>
  );
}
