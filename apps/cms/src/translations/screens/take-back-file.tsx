"use client";
import { useRouter } from "next/navigation.js";
import { useId, useState } from "react";
import { csvRow } from "#admin-ui/csv.ts";
import { postForm } from "#admin-ui/post-json.ts";
import { numberOf } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { NamedUnit, Report } from "#translations/files/report.ts";

const BACK = "/cms/api/translations/words";
/** Of a list; the rest is in the report's file. */
const SHOWN = 50;

/** Sends a translator's file, and reports what became of each text. */
export function TakeBackFile({ language, name }: { language: string; name: string }) {
  const t = useWords();
  const id = useId();
  const { refresh } = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setReport(null);
    if (!file) return setProblem(t("Choose a file."));
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
      <label htmlFor={id}>
        {t("A file that came back in {name} (.xlf, .xlsx, .ods, .csv)", { name })}
      </label>
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
        {t("Read it into drafts")}
      </button>
      <div role="status">
        {isBusy && t("Reading the file. This takes some seconds for a long one.")}
        {report && <Outcome {...{ report, t }} />}
      </div>
      {problem !== "" && <p role="alert">{problem}</p>}
    </div>
  );
}

interface OutcomeProps {
  report: Report;
  t: Words;
}

const Summary = ({ report, t }: OutcomeProps) => {
  const { written, confirmed, same, empty, drafts, refused, alsoRefused } = report;
  const { format } = numberOf(t.locale);
  return t.parts(
    confirmed > 0
      ? "{written} written into {drafts}, {confirmed} confirmed, {same} unchanged, {empty} not translated, {refused}."
      : "{written} written into {drafts}, {same} unchanged, {empty} not translated, {refused}.",
    {
      written: <strong>{t.count(written, "{n} text", "{n} texts")}</strong>,
      drafts: t.count(drafts.length, "{n} draft", "{n} drafts"),
      confirmed: format(confirmed),
      same: format(same),
      empty: format(empty),
      refused: <strong>{t("{n} refused", { n: refused.length + alsoRefused })}</strong>,
    },
  );
};

const Outcome = ({ report, t }: OutcomeProps) => {
  const { drafts, refused, alsoRefused, long } = report;
  return (
    <>
      <p>
        <Summary {...{ report, t }} />
      </p>
      {drafts.length > 0 && (
        <details>
          <summary>{t("Drafts")}</summary>
          <ul>
            {drafts.slice(0, SHOWN).map(({ title, address }) => (
              <li key={`${title} ${address}`}>
                {address === "" ? (
                  t("{title}: an editor publishes them", { title })
                ) : (
                  <a href={address}>{title}</a>
                )}
              </li>
            ))}
            {drafts.length > SHOWN && (
              <li>{t("and {rest} more, in the list", { rest: drafts.length - SHOWN })}</li>
            )}
          </ul>
        </details>
      )}
      {alsoRefused > 0 && (
        <p>
          {t(
            "The first {most} refused texts are named. Correct their cause, and send the file again.",
            { most: refused.length },
          )}
        </p>
      )}
      <Units title={t("Refused: {n}", { n: refused.length })} units={refused} isOpen t={t} />
      <Units title={t("Written, but long: {n}", { n: long.length })} units={long} t={t} />
      {refused.length > 0 && (
        <a
          download="refused.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(refused))}`}
        >
          {t("Refused texts as CSV")}
        </a>
      )}
    </>
  );
};

interface UnitsProps {
  title: string;
  units: readonly NamedUnit[];
  isOpen?: boolean;
  t: Words;
}

const Units = ({ title, units, isOpen = false, t }: UnitsProps) =>
  units.length > 0 && (
    <details open={isOpen}>
      <summary>{title}</summary>
      <ul>
        {units.slice(0, SHOWN).map(({ id, where, detail }, at) => (
          // A file may have one unit twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${id} ${at}`}>
            <b dir="auto">{where}</b> <span dir="auto">{detail}</span>
          </li>
        ))}
        {units.length > SHOWN && <li>{t("and {rest} more", { rest: units.length - SHOWN })}</li>}
      </ul>
    </details>
  );

/** With a byte order mark spreadsheets read UTF-8. */
const csvOf = (units: readonly NamedUnit[]): string =>
  `\ufeff${[["Id", "Where", "Why"], ...units.map(({ id, where, detail }) => [id, where, detail])].map(csvRow).join("")}`;
