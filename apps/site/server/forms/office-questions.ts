import type { Vacancy } from "@meridian/contract";
import { answerName, askedLabels, type Question } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import type { Submission } from "@meridian/intake";

/** A vacancy in the language of the page, and in the office's. */
export interface VacancyAt {
  own: Vacancy;
  original: Vacancy;
}
interface Words {
  /** Of the page. */
  own: Translate;
  office: Translate;
}

const offeredBy = ({ kind, options }: Question, t: Translate): string[] =>
  kind === "yes-no" ? [t("resume.yes"), t("resume.no")] : options;

/** Only lists of equal length have the same answers in the same order. */
function officeAnswer(answer: string, own: Question, original: Question, t: Words): string {
  const [shown, ours] = [offeredBy(own, t.own), offeredBy(original, t.office)];
  return (shown.length === ours.length ? ours[shown.indexOf(answer)] : undefined) ?? answer;
}

/**
 * OWN-125: questions and chosen answers in the words of the office. A question that the vacancy does
 * not ask now, or in other words, is marked: it was changed meanwhile, or the site never had it.
 */
export function officeQuestions(
  { fields, source }: Pick<Submission, "fields" | "source">,
  { own, original }: VacancyAt,
  t: Words,
): Pick<Submission, "fields" | "source"> {
  const words: Pick<Submission, "fields" | "source"> = { fields: {}, source: {} };
  for (const [name, asked] of Object.entries(askedLabels(source))) {
    const label = `asked-${name.slice("question-".length)}` as const;
    const now = own.questions.find((one) => answerName(one) === name);
    const ours = original.questions.find((one) => answerName(one) === name);
    if (now?.label !== asked)
      words.source[label] = t.office("resume.noLongerAsked", { question: asked });
    else if (ours) {
      words.source[label] = ours.label;
      words.fields[name] = officeAnswer(fields[name] ?? "", now, ours, t);
    }
  }
  return words;
}
