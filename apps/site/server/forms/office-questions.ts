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

/**
 * Lists of equal length should have the same answers in the same order. As an editor may have moved
 * those of one list, the answer as it was sent stands next to the office's.
 */
function officeAnswer(sent: string, own: Question, original: Question, t: Words): string {
  const [shown, ours] = [offeredBy(own, t.own), offeredBy(original, t.office)];
  if (ours.includes(sent) || shown.length !== ours.length) return sent;
  const answer = ours[shown.indexOf(sent)];
  return answer === undefined ? sent : t.office("resume.answerAsSent", { answer, sent });
}

/**
 * OWN-125: questions and chosen answers in the words of the office. A question that the vacancy does
 * not ask now, or in other words, is marked: it was changed meanwhile, or the site never had it.
 * `vacancy`: an open one; without it all are marked.
 */
export function officeQuestions(
  { fields, source }: Pick<Submission, "fields" | "source">,
  vacancy: VacancyAt | undefined,
  t: Words,
): Pick<Submission, "fields" | "source"> {
  const words: Pick<Submission, "fields" | "source"> = { fields: {}, source: {} };
  for (const [name, asked] of Object.entries(askedLabels(source))) {
    const label = `asked-${name.slice("question-".length)}` as const;
    const now = vacancy?.own.questions.find((one) => answerName(one) === name);
    const ours = vacancy?.original.questions.find((one) => answerName(one) === name);
    if (now?.label !== asked)
      words.source[label] = t.office("resume.noLongerAsked", { question: asked });
    else if (ours) {
      words.source[label] = ours.label;
      words.fields[name] = officeAnswer(fields[name] ?? "", now, ours, t);
    }
  }
  return words;
}
