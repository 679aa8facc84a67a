import { MARK_WORDS, markedName, marksOf } from "@meridian/files/store/file-marks";
import type { UIFieldServerProps } from "payload";
import type { ReactNode } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { aboutOf } from "#inbox/about.ts";
import { fieldLabels } from "#inbox/field-labels.ts";
import { listOf } from "#inbox/list-address.ts";
import { partsOf, type Parts } from "#inbox/parts.ts";
import { CopyButton } from "#inbox/screens/copy-button.tsx";
import { fileProblems } from "#inbox/texts/file-problems.ts";
import type { Submission } from "#payload-types.ts";

const MEGABYTE = 1024 * 1024;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const size = (bytes: number, { locale }: Words): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024)).toLocaleString(locale)} kB`
    : `${(bytes / MEGABYTE).toLocaleString(locale, ONE_DIGIT)} MB`;

interface Props extends UIFieldServerProps {
  /** Above it. */
  children?: ReactNode;
}

/** How to reach the sender, and what was sent. */
export async function WhatWasSent({ data, payload, children, i18n }: Props) {
  const t = adminWords(i18n);
  const of: Partial<Submission> = data ?? {};
  const { id = 0, kind = "contact", fields = {}, files } = of;
  const problems = files?.length ? await fileProblems(payload, id) : [];
  const parts = partsOf({ fields }, await fieldLabels(payload), t);
  return (
    <section className="submission" aria-label={t("What was sent")}>
      {children}
      <About of={{ ...of, kind, fields }} t={t} />
      {parts.suspicion && (
        <p className="submission__note">
          <strong>{t("Suspicious")}.</strong> {parts.suspicion}
        </p>
      )}
      <Ways ways={parts.ways} t={t} />
      {parts.words.map(({ name, label, value }) => (
        <div key={name} className="submission__words">
          <h3>{t(label)}</h3>
          <p dir="auto">{value}</p>
        </div>
      ))}
      {parts.answers.length > 0 && <Answers answers={parts.answers} />}
      {files?.some(({ letter }) => !letter) && (
        <Files id={id} files={files} problems={problems} t={t} />
      )}
    </section>
  );
}

interface AboutProps {
  of: Parameters<typeof aboutOf>[0] & Pick<Partial<Submission>, "receivedAt">;
  t: Words;
}

function About({ of, t }: AboutProps) {
  const { kind, what } = aboutOf(of);
  const { vacancy, receivedAt } = of;
  return (
    <p className="submission__about">
      {vacancy ? (
        t.parts("{kind} for {vacancy}", {
          kind: <strong>{t(kind)}</strong>,
          vacancy: (
            <a
              href={listOf({ kind: "resume", vacancy })}
              title={t("All applications for this vacancy")}
            >
              {vacancy}
            </a>
          ),
        })
      ) : (
        <>
          <strong>{t(kind)}</strong>
          {what && (
            <>
              : <bdi>{what}</bdi>
            </>
          )}
        </>
      )}
      {receivedAt && (
        <>
          , <LocalTime at={Date.parse(receivedAt)} />
        </>
      )}
    </p>
  );
}

const Ways = ({ ways, t }: Pick<Parts, "ways"> & { t: Words }) => (
  <ul className="submission__ways" aria-label={t("Ways to reach the sender")}>
    {ways.map(({ name, label, value, href }) => (
      <li key={name}>
        {href ? <a href={href}>{value}</a> : <span>{value}</span>}
        <CopyButton text={value} label={label} />
      </li>
    ))}
    {ways.length === 0 && <li>{t("The sender left no address and no phone number.")}</li>}
  </ul>
);

/** A vacancy's own question may have 200 characters, its answer 1,000. */
const isLong = (label: string, value: string): boolean =>
  label.length > 60 || value.length > 60 || value.includes("\n");

const Answers = ({ answers }: Pick<Parts, "answers">) => (
  <dl className="submission__answers">
    {answers.map(({ name, label, value }) => (
      <div key={name} data-wide={isLong(label, value) || undefined}>
        <dt dir="auto">{label}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
);

interface FilesProps {
  id: number;
  files: NonNullable<Submission["files"]>;
  problems: Awaited<ReturnType<typeof fileProblems>>;
  t: Words;
}

const Files = ({ id, files, problems, t }: FilesProps) => (
  <ul className="submission__files" aria-label={t("Files")}>
    {files.map(
      (file, at) =>
        !file.letter && (
          <li key={file.storedAs}>
            <a
              href={`/cms/api/submissions/${id}/files/${at}`}
              download={markedName(file.name, file.type)}
            >
              <bdi>{file.name}</bdi>
            </a>{" "}
            <small>{size(file.size, t)}</small>
            {marksOf(file.type).map((mark) => (
              <p key={mark} className="file-mark">
                {t(MARK_WORDS[mark].warning)}
              </p>
            ))}
            {problems[at] && <p>{t(problems[at])}</p>}
          </li>
        ),
    )}
  </ul>
);
