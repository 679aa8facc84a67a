import { MARK_WORDS, markedName, marksOf } from "@meridian/files/store/file-marks";
import { suspicionInWords } from "@meridian/contract/forms";
import type { UIFieldServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { fieldLabels } from "#inbox/field-labels.ts";
import { numberOf } from "#inbox/export/table.ts";
import { languageName } from "#inbox/languages.ts";
import { stageInWords } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

const size = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function wordsOf(name: string, value: string): string {
  if (name === "_language") return languageName(value);
  return name === "_suspicious" ? suspicionInWords(value) : value;
}

export async function SubmissionDetails({ data, payload }: UIFieldServerProps) {
  const labels = await fieldLabels(payload);
  const { id = 0, key, receivedAt, statusSince, fields, files }: Partial<Submission> = data ?? {};
  const entries = Object.entries(fields ?? {})
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [name, wordsOf(name, value)] as const);
  return (
    <dl
      className="submission-details"
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(8rem, max-content) 1fr",
        gap: "0.6rem 1.5rem",
        marginBottom: "1.5rem",
      }}
    >
      <dt>Number</dt>
      <dd style={{ margin: 0 }}>{numberOf({ id, key })}</dd>
      <dt>Received</dt>
      <dd style={{ margin: 0 }}>{receivedAt && <LocalTime at={Date.parse(receivedAt)} />}</dd>
      {statusSince && (
        <>
          <dt>In this status</dt>
          <dd style={{ margin: 0 }}>
            for {stageInWords(statusSince)}, since <LocalTime at={Date.parse(statusSince)} />
          </dd>
        </>
      )}
      {entries.map(([name, value]) => [
        <dt key={`${name}-label`}>{labels[name] ?? name}</dt>,
        <dd key={name} style={{ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {name.toLowerCase().includes("email") ? <a href={`mailto:${value}`}>{value}</a> : value}
        </dd>,
      ])}
      {files?.map((file, at) => [
        <dt key={`${file.storedAs}-label`}>File</dt>,
        <dd key={file.storedAs} style={{ margin: 0 }}>
          <a
            href={`/cms/api/submissions/${id}/files/${at}`}
            download={markedName(file.name, file.type)}
          >
            {file.name}
          </a>{" "}
          ({size(file.size)})
          {marksOf(file.type).map((mark) => (
            <p key={mark} className="file-mark">
              {MARK_WORDS[mark].warning}
            </p>
          ))}
        </dd>,
      ])}
    </dl>
  );
}
