"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useId, useState, type ChangeEvent } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { ImportReport } from "#publishing/screens/redirects/import-report.tsx";
import type { ImportAnswer } from "#publishing/redirects/table/endpoints.ts";
import type { RowReport } from "#publishing/redirects/table/plan.ts";
import { decodeTable } from "#publishing/redirects/table/decode-table.ts";
import "#publishing/screens/redirects/redirects.css";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";

const IMPORT = "/cms/api/redirects/import";

export function RedirectTables() {
  const t = useWords();
  const id = useId();
  const { refresh } = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<RowReport[]>([]);
  const [message, setMessage] = useState("");
  const [isBusy, setBusy] = useState(false);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    setFile(target.files?.[0] ?? null);
    setReport([]);
    setMessage("");
  }
  async function bringIn(): Promise<void> {
    if (!file) return setMessage(t("Choose a file."));
    setBusy(true);
    const csv = decodeTable(new Uint8Array(await file.arrayBuffer()));
    const all: RowReport[] = [];
    for (let done = 0, total = 1; done < total;) {
      const { ok, problem, json } = await postJson<ImportAnswer>(IMPORT, { csv, done });
      if (!ok) {
        setMessage(stopped(problem, all.length, t));
        break;
      }
      ({ done = 0, total = 0 } = json);
      all.push(...(json.report ?? []));
      setReport([...all]);
      setMessage(t("{done} of {total} lines.", { done, total }));
    }
    setBusy(false);
    // Reloads the list below.
    refresh();
  }
  return (
    <div className="redirect-tables">
      <a href="/cms/api/redirects/export.csv" download>
        {t("Export as CSV")}
      </a>
      <details>
        <summary>{t("Import a CSV")}</summary>
        <p>
          {t(
            "Columns from, to, status (301 or 302; empty means 301), up to 5,000 lines. Existing redirects are updated; refused lines do not stop the others.",
          )}
        </p>
        <div className="redirect-tables-file">
          <label htmlFor={id}>{t("File")}</label>
          <input id={id} type="file" accept=".csv,.tsv,.txt,text/csv" onChange={choose} />
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void bringIn()}
          >
            {t("Import")}
          </Button>
        </div>
        <p role="status">{message}</p>
        {report.length > 0 && <ImportReport report={report} />}
      </details>
    </div>
  );
}

const stopped = (problem: string, done: number, t: Words): string =>
  done === 0
    ? problem
    : `${problem} ${t("The lines below are done; import the file again to continue.")}`;
