"use client";
import { ExportLink } from "#admin-ui/export-link.tsx";
import { useWords } from "#admin-ui/words/use-words.ts";

export function AuditTools() {
  const t = useWords();
  return (
    <div style={{ marginBottom: "1.2rem" }}>
      <ExportLink of="audit-log" ending="csv">
        {t("Export as CSV")}
      </ExportLink>
    </div>
  );
}
