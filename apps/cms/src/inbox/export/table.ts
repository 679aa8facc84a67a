/** The inbox as a table, with the same columns for every file format. */
import {
  askedLabels,
  contactForm,
  isAsked,
  priceRequestForm,
  resumeForm,
  SOURCE_FIELDS,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import { touchesOf } from "@meridian/contract/touch";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import { languageName } from "#inbox/languages.ts";
import { LETTER_KINDS } from "#inbox/mailbox/letters.ts";
import { fileNamesOf } from "#inbox/replies/reply-files.ts";
import { REPLY_STATES } from "#inbox/replies/replies.ts";
import { notesText } from "#inbox/remarks.ts";
import { STATUSES } from "#inbox/statuses.ts";
import { tagsIn } from "#inbox/teamwork/tags.ts";
import type { Letter, Reply, Submission } from "#payload-types.ts";

const FORMS: FormKind[] = [contactForm, resumeForm, priceRequestForm, surveyForm];
/** Fields of the forms, each with its own column. */
const NAMES = [...new Set(FORMS.flatMap(({ fields }) => fields.map(({ name }) => name)))];
const SUMMED_UP = new Set([
  "fullname",
  "fullName",
  "email",
  "your-email",
  "description",
  "vacancy",
]);
const OWN_COLUMN = NAMES.filter((name) => !SUMMED_UP.has(name));
/** The visit's source, with a column for each value. */
const OF_VISIT = SOURCE_FIELDS.map(({ name }) => `_${name}`);
const WITH_COLUMN = new Set([...NAMES, ...OF_VISIT, "_language"]);

const inWords = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((one) => one.value === value)?.label ?? value;

/** `labels`: names of the forms' fields. */
export const headOf = (labels: Readonly<Record<string, string>>): string[] => [
  "Number",
  "Received",
  "Kind",
  "Status",
  "Assigned to",
  "From",
  "E-mail",
  "Vacancy",
  "Message",
  ...OWN_COLUMN.map((name) => labels[name] ?? name),
  ...OF_VISIT.map((name) => labels[name] ?? name),
  "Other fields",
  "Files",
  "Notes",
  "Language",
  "Replies",
  "Talent pool until",
  "Tags",
  "Next step",
  "Next step on",
  "Value",
  "Currency",
  "Lost because",
];

/**
 * The visit's values by name. Source, medium and campaign are those of the inbox's columns, also if
 * the visit had none of its own (OWN-142).
 */
function visitOf(sent: Record<string, string>): Record<string, string | undefined> {
  const { first, last, landingPage } = touchesOf(sent);
  return {
    ...sent,
    _landing_page: landingPage,
    _utm_source: first.source,
    _utm_medium: first.medium,
    _utm_campaign: first.campaign,
    _last_utm_source: last.source,
    _last_utm_medium: last.medium,
    _last_utm_campaign: last.campaign,
  };
}

/** The message number of the site's emails, else the inbox's id. */
export const numberOf = ({ id, key }: Pick<Submission, "id" | "key">): string => key || String(id);

/** With its replies as one text. */
export type Replied = Submission & { replied?: string };

/** Letters of both sides, oldest first. */
export const threadText = (replies: readonly Reply[], letters: readonly Letter[]): string =>
  [
    ...replies.map(({ by, state, ...rest }) => ({
      ...rest,
      who: `${by} (${inWords(REPLY_STATES, state)})`,
      names: fileNamesOf(rest),
    })),
    ...letters.map(({ from, kind, ...rest }) => ({
      ...rest,
      who: `${from} (${inWords(LETTER_KINDS, kind)})`,
      names: [],
    })),
  ]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ at, who, subject, text, names }) => {
      const when = at.slice(0, 16).replace("T", " ");
      const sent = names.length > 0 ? `\n[${names.join(", ")}]` : "";
      return `${when}, ${who}: ${subject ?? ""}\n${text ?? ""}${sent}`;
    })
    .join("\n\n");

/** Takes a submission of depth 1, for the assignee's name. */
export function rowOf(submission: Replied): string[] {
  const { id, key, receivedAt, kind, status, assignee, sender, email, vacancy, fields, fileNames } =
    submission;
  const sent: Record<string, string> = fields;
  const asked = askedLabels(sent);
  const visit = visitOf(sent);
  const others = Object.entries(sent).filter(
    ([name, value]) => value !== "" && !WITH_COLUMN.has(name) && !isAsked(name),
  );
  const whose = typeof assignee === "object" && assignee ? assignee.name || assignee.email : "";
  return [
    numberOf({ id, key }),
    receivedAt,
    inWords(SUBMISSION_KINDS, kind),
    inWords(STATUSES, status),
    whose,
    sender,
    email,
    vacancy,
    sent.description,
    ...OWN_COLUMN.map((name) => sent[name]),
    ...OF_VISIT.map((name) => visit[name]),
    others.map(([name, value]) => `${asked[name] ?? name}: ${value}`).join("\n"),
    fileNames,
    notesText(submission),
    languageName(submission.language, { locale: "en" }),
    submission.replied,
    submission.poolUntil,
    tagsIn(submission.tags).join(", "),
    submission.nextStep,
    submission.nextStepOn?.slice(0, 10),
    submission.value === null || submission.value === undefined ? "" : String(submission.value),
    submission.currency,
    submission.lostBecause,
  ].map((cell) => cell ?? "");
}
