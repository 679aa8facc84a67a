"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { ExportLink } from "#admin-ui/export-link.tsx";
import { readJson } from "#admin-ui/post-json.ts";
import type { Verdict } from "#accounts/audit/verify.ts";

const VERIFY = "/cms/api/audit-log/verify";

export function AuditTools() {
  const [message, setMessage] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    const { ok, problem, json } = await readJson<Verdict>(VERIFY);
    setBusy(false);
    setMessage(ok ? inWords(json) : [problem]);
  }
  return (
    <div style={{ display: "grid", gap: "0.6rem", marginBottom: "1.2rem", justifyItems: "start" }}>
      <ExportLink of="audit-log" ending="csv">
        Export as CSV
      </ExportLink>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => void check()}
      >
        Check for changed or removed entries
      </Button>
      <div role="status">
        {message.map((line) => (
          <p key={line} style={{ margin: 0, overflowWrap: "anywhere" }}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

const inWords = ({ entries = 0, newest, problems = [] }: Partial<Verdict>): string[] =>
  problems.length > 0
    ? problems
    : [
        newest
          ? `All ${entries} entries are unchanged. The newest is number ${newest.number}, ${newest.hash}.`
          : "There are no entries yet.",
      ];
