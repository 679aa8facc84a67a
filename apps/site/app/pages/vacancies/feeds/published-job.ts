/** A vacancy for search engines, feed readers and aggregators. */
import type { Salary } from "@meridian/contract/entities/salary";
import { escapeText } from "@meridian/contract/escape";
import type { SafeHtml } from "#app/text/html.ts";
import type { VacancyContent } from "#app/content/vacancies/job-content.ts";

export interface PublishedJob {
  id: number;
  /** Absolute URL of its page. */
  url: string;
  title: string;
  /** The page's whole text, as simple markup. */
  html: string;
  /** The first paragraph, as text. */
  summary: string;
  /** `YYYY-MM-DD`, or `""` if the host does not provide it. */
  posted: string;
  /** The last day to apply, in the same format. */
  until: string;
  /** Where the work is done or, if remote, where applicants may live. `country`: may be `""`. */
  places: { city: string; country: string }[];
  /** Codes of the countries in which applicants may live; empty if the host does not provide them. */
  workFrom: string[];
  salary: Salary;
  /** The same in words. */
  pay: string;
  workTypes: string[];
  levels: string[];
  specializations: string[];
}

/** In the languages that have built-in messages. */
const REMOTE =
  /^(?:(?:100 ?%|fully|voll|vollständig) )?(?:remote(?: only)?|remote-?arbeit|home[ -]?office|fernarbeit|ortsunabhängig|(?:עבודה )?(?:מרחוק|מהבית))$/iu;

/** Only for fully remote work: search engines refuse partly remote vacancies flagged as remote. */
export const isRemote = ({ workTypes }: Pick<PublishedJob, "workTypes">): boolean =>
  workTypes.length > 0 && workTypes.every((name) => REMOTE.test(name.trim().normalize("NFC")));

const paragraph = (html: string): string => `<p>${html}</p>`;
const broken = (text: string): string => escapeText(text).replaceAll("\n", "<br>");

/** The whole vacancy in the few elements that all readers support: p, b, br, ul, li, and its own formats. */
export function jobHtml({
  description,
  formatted,
  facts,
  expectations,
}: Pick<VacancyContent, "description" | "facts" | "expectations"> & {
  /** Shown in place of `description`; `""` if there is none. */
  formatted: SafeHtml | "";
}): string {
  const factLines = facts
    .map(({ term, details }) => `<b>${escapeText(term)}:</b> ${details.map(escapeText).join("; ")}`)
    .join("<br>");
  return [
    ...(formatted ? [formatted] : description.map((text) => paragraph(broken(text)))),
    factLines && paragraph(factLines),
    ...expectations.flatMap(({ title, points, text }) => [
      title && paragraph(`<b>${escapeText(title)}</b>`),
      points.length > 0
        ? `<ul>${points.map((point) => `<li>${escapeText(point)}</li>`).join("")}</ul>`
        : paragraph(broken(text)),
    ]),
  ].join("");
}
