"use client";
import { ExportLink } from "#admin-ui/export-link.tsx";

export function AuditTools() {
  return (
    <div style={{ marginBottom: "1.2rem" }}>
      <ExportLink of="audit-log" ending="csv">
        Export as CSV
      </ExportLink>
    </div>
  );
}
