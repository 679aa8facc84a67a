/** The letters of a batch, in the browser: a template with each person's fields, or what was changed. */
import type { Words } from "#admin-ui/words/words.ts";
import type { Recipient, Recipients } from "#inbox/many/recipients.ts";
import type { Template, TemplateLetter } from "#inbox/replies/read-templates.ts";
import type { DraftFile } from "#inbox/screens/use-reply-draft.ts";
import { fieldsLeftIn, fillTemplate, inOrder } from "#inbox/replies/template-fields.ts";

/** What a writer has chosen and changed; the letters follow from it and the template. */
export interface Batch {
  /** Empty until the content host has given it a number. */
  batch: string;
  ids: number[];
  template: number | null;
  /** As `datetime-local` writes it; empty: after a minute, a rejection after the owner's hours. */
  later: string;
  /** Of the library, with each letter. */
  files: DraftFile[];
  leftOut: number[];
  /** By submission. */
  languages: Record<number, string>;
  /** By template, submission and language, so that another choice loses none. */
  edited: Record<string, { subject: string; text: string }>;
}

export interface Letter {
  to: Recipient;
  language: string;
  /** The languages of the template, the person's first. */
  languages: TemplateLetter[];
  /** Of `edited`. */
  place: string;
  subject: string;
  text: string;
  /** Fields without a value, or what is empty: it cannot be sent. */
  missing: string | null;
}

export interface Letters {
  /** In the selection's order. */
  letters: Letter[];
  /** Who gets none, and why. */
  without: { to: Recipient; reason: string }[];
}

export const templateOf = (
  { templates }: Pick<Recipients, "templates">,
  { template }: Pick<Batch, "template">,
): Template | undefined => templates.find(({ id }) => id === template);

const reasonAgainst = (
  to: Recipient,
  kind: Template["kind"] | undefined,
  { leftOut }: Pick<Batch, "leftOut">,
  t: Words,
): string | null => {
  if (leftOut.includes(to.submission)) return t("Left out by you.");
  return kind === "rejection" ? to.rejection : to.refusal;
};

function missingIn(subject: string, text: string, t: Words): string | null {
  if (subject.trim() === "") return t("The subject is empty.");
  if (text.trim() === "") return t("The text is empty.");
  const [left] = fieldsLeftIn(`${subject}\n${text}`);
  return left === undefined
    ? null
    : t("It still has {field}: write what belongs there.", { field: `{${left}}` });
}

function letterTo(
  to: Recipient,
  template: Template,
  batch: Batch,
  { firstLanguage, signature, t }: Recipients & { t: Words },
): Letter | null {
  const wanted = batch.languages[to.submission] || to.language || firstLanguage;
  const languages = inOrder(template.letters, wanted, firstLanguage);
  const [own] = languages;
  if (!own) return null;
  const place = `${template.id} ${to.submission} ${own.language}`;
  const filled = fillTemplate(own.text, to.values);
  const { subject, text } = batch.edited[place] ?? {
    subject: fillTemplate(own.subject, to.values),
    text: signature ? `${filled}\n\n${signature}` : filled,
  };
  return {
    to,
    language: own.language,
    languages,
    place,
    subject,
    text,
    missing: missingIn(subject, text, t),
  };
}

/** `isDone`: its letter is stored. */
export function lettersOf(
  found: Recipients,
  { batch, isDone, t }: { batch: Batch; isDone: (submission: number) => boolean; t: Words },
): Letters {
  const template = templateOf(found, batch);
  const result: Letters = { letters: [], without: [] };
  for (const to of found.recipients.filter((one) => !isDone(one.submission))) {
    const reason = reasonAgainst(to, template?.kind, batch, t);
    const letter = template ? letterTo(to, template, batch, { ...found, t }) : null;
    if (reason !== null) result.without.push({ to, reason });
    else if (letter) result.letters.push(letter);
  }
  return result;
}
