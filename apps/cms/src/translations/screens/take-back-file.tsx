"use client";
import { useRouter } from "next/navigation.js";
import { useId, useState } from "react";
import { csvRow } from "#admin-ui/csv.ts";
import { postForm } from "#admin-ui/post-json.ts";
import type { NamedUnit, Report } from "#translations/files/report.ts";

const BACK = "/cms/api/translations/words";
/** Of a list; the rest is in the report's file. */
const SHOWN = 50;

/** Sends a translator's file, and reports what became of each text. */
export function TakeBackFile({ language, name }: { language: string; name: string }) {
  const id = useId();
  const { refresh } = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setReport(null);
    if (!file) return setProblem("Choose a file.");
    setBusy(true);
    setProblem("");
    const query = new URLSearchParams({ language });
    const { ok, json, problem: why } = await postForm<Report>(`${BACK}?${query}`, file);
    setBusy(false);
    if (!ok) return setProblem(why);
    setReport(json as Report);
    // The list below has the new drafts.
    refresh();
  }
  return (
    <div className="translators-files__back">
      <label htmlFor={id}>{`A file that came back in ${name} (.xlf, .xlsx, .ods, .csv)`}</label>
      <input
        id={id}
        type="file"
        accept=".xlf,.xliff,.xml,.xlsx,.ods,.csv,.txt"
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          setReport(null);
          setProblem("");
        }}
      />
      <button type="button" disabled={isBusy} onClick={() => void send()}>
        Read it into drafts
      </button>
      <div role="status">
        {isBusy && "Reading the file. This takes some seconds for a long one."}
        {report && <Outcome report={report} />}
      </div>
      {problem !== "" && <p role="alert">{problem}</p>}
    </div>
  );
}

const texts = (count: number): string => `${count} ${count === 1 ? "text" : "texts"}`;

const Outcome = ({ report }: { report: Report }) => {
  const { written, confirmed, same, empty, drafts, refused, alsoRefused, long } = report;
  return (
    <>
      <p>
        <strong>{texts(written)}</strong>
        {` written into ${drafts.length} ${drafts.length === 1 ? "draft" : "drafts"}`}
        {confirmed > 0 && `, ${confirmed} confirmed`}
        {`, ${same} unchanged, ${empty} not translated, `}
        <strong>{`${refused.length + alsoRefused} refused`}</strong>.
      </p>
      {drafts.length > 0 && (
        <details>
          <summary>Drafts</summary>
          <ul>
            {drafts.slice(0, SHOWN).map(({ title, address }) => (
              <li key={`${title} ${address}`}>
                {address === "" ? (
                  `${title}: an editor publishes them`
                ) : (
                  <a href={address}>{title}</a>
                )}
              </li>
            ))}
            {drafts.length > SHOWN && <li>{`and ${drafts.length - SHOWN} more, in the list`}</li>}
          </ul>
        </details>
      )}
      {alsoRefused > 0 && (
        <p>{`The first ${refused.length} refused texts are named. Correct their cause, and send the file again.`}</p>
      )}
      <Units title="Refused" units={refused} isOpen />
      <Units title="Written, but long" units={long} />
      {refused.length > 0 && (
        <a
          download="refused.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(refused))}`}
        >
          Refused texts as CSV
        </a>
      )}
    </>
  );
};

interface UnitsProps {
  title: string;
  units: readonly NamedUnit[];
  isOpen?: boolean;
}

const Units = ({ title, units, isOpen = false }: UnitsProps) =>
  units.length > 0 && (
    <details open={isOpen}>
      <summary>{`${title}: ${units.length}`}</summary>
      <ul>
        {units.slice(0, SHOWN).map(({ id, where, detail }, at) => (
          // A file may have one unit twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${id} ${at}`}>
            <b dir="auto">{where}</b> <span dir="auto">{detail}</span>
          </li>
        ))}
        {units.length > SHOWN && <li>{`and ${units.length - SHOWN} more`}</li>}
      </ul>
    </details>
  );

/** With a byte order mark spreadsheets read UTF-8. */
const csvOf = (units: readonly NamedUnit[]): string =>
  `\ufeff${[["Id", "Where", "Why"], ...units.map(({ id, where, detail }) => [id, where, detail])].map(csvRow).join("")}`;
