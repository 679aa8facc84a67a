import { namedLanguage } from "@meridian/messages/languages";
import type { Payload } from "payload";
import { TEMPLATE_KINDS } from "#inbox/replies/reply-templates.ts";
import { fillTemplate, type TemplateValues } from "#inbox/replies/template-fields.ts";
import { languagesOf } from "#records/languages.ts";
import type { ReplyTemplate, Submission, User } from "#payload-types.ts";

export interface FilledLetter {
  language: string;
  languageName: string;
  subject: string;
  text: string;
}

export interface FilledTemplate {
  id: number;
  /** With its kind. */
  label: string;
  /** The proposed language first. */
  letters: FilledLetter[];
}

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

/** In the visitor's language, else in the site's first one. */
export async function readTemplates(
  payload: Payload,
  language: string | null | undefined,
  values: TemplateValues,
): Promise<FilledTemplate[]> {
  const { docs } = await payload.db.find<ReplyTemplate>({
    collection: "reply-templates",
    sort: "name",
    limit: MOST,
  });
  if (docs.length === 0) return [];
  const { first } = await languagesOf(payload);
  const wanted = language || first;
  const rank = (code: string): number => [wanted, first].indexOf(code) >>> 0;
  return docs.map(({ id, name, kind, letters }) => ({
    id,
    label: `${name} (${TEMPLATE_KINDS.find(({ value }) => value === kind)?.label ?? kind})`,
    letters: (letters ?? [])
      .toSorted((one, other) => rank(one.language) - rank(other.language))
      .map(({ language: code, subject, text }) => ({
        language: code,
        languageName: namedLanguage(code).name,
        subject: fillTemplate(subject, values),
        text: fillTemplate(text, values),
      })),
  }));
}
