import type { Payload } from "payload";
import type { Words } from "#admin-ui/words/words.ts";
import { languageName } from "#inbox/languages.ts";
import {
  fillTemplate,
  inOrder,
  TEMPLATE_KINDS,
  type TemplateValues,
} from "#inbox/replies/template-fields.ts";
import { languagesOf } from "#records/languages.ts";
import type { ReplyTemplate, Submission, User } from "#payload-types.ts";

export interface TemplateLetter {
  language: string;
  languageName: string;
  subject: string;
  text: string;
}

export interface Template {
  id: number;
  kind: ReplyTemplate["kind"];
  /** With its kind. */
  label: string;
  letters: TemplateLetter[];
}

/** The proposed language is the first letter's. */
export type FilledTemplate = Template;

const MOST = 200;

/** An address in place of a name is none. */
const nameOf = (sender: string | null | undefined): string =>
  sender && !sender.includes("@") ? sender : "";

export const valuesOf = (
  { sender, vacancy }: Pick<Submission, "sender" | "vacancy">,
  user: Pick<User, "name" | "link">,
): TemplateValues => ({
  name: nameOf(sender),
  vacancy: vacancy ?? "",
  sender: user.name ?? "",
  link: user.link ?? "",
});

/** With their fields. */
export async function listTemplates(payload: Payload, t: Words): Promise<Template[]> {
  const { docs } = await payload.db.find<ReplyTemplate>({
    collection: "reply-templates",
    sort: "name",
    limit: MOST,
  });
  return docs.map(({ id, name, kind, letters }) => ({
    id,
    kind,
    label: `${name} (${t(TEMPLATE_KINDS.find(({ value }) => value === kind)?.label ?? kind)})`,
    letters: (letters ?? []).map(({ language, subject, text }) => ({
      language,
      languageName: languageName(language, t),
      subject,
      text,
    })),
  }));
}

interface Wanted {
  /** Of the visitor. */
  language: string | null | undefined;
  values: TemplateValues;
  t: Words;
}

/** In the visitor's language, else in the site's first one. */
export async function readTemplates(
  payload: Payload,
  { language, values, t }: Wanted,
): Promise<FilledTemplate[]> {
  const templates = await listTemplates(payload, t);
  if (templates.length === 0) return [];
  const { first } = await languagesOf(payload);
  return templates.map((template) => ({
    ...template,
    letters: inOrder(template.letters, language || first, first).map((letter) => ({
      ...letter,
      subject: fillTemplate(letter.subject, values),
      text: fillTemplate(letter.text, values),
    })),
  }));
}
