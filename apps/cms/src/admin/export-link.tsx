"use client";
import { useSearchParams } from "next/navigation.js";

/** The list as it is filtered and searched now, as a table. */
export function ExportLink() {
  const shown = useSearchParams();
  const query = new URLSearchParams([...shown].filter(([name]) => name === "search" || name.startsWith("where")));
  return (
    <a href={`/cms/api/submissions/export.csv?${query.toString()}`} download>
      Export as CSV
    </a>
  );
}
