/** A vacancy as it is told to search engines, feed readers and aggregators. */
import { escapeText } from "@meridian/contract/escape";
import type { VacancyContent } from "#app/content/vacancies/job-content.ts";

export interface PublishedJob {
  id: number;
  /** Of its page, absolute. */
  url: string;
  title: string;
  /** Everything the page says of it, as simple markup. */
  html: string;
  /** The first paragraph, as text. */
  summary: string;
  /** `YYYY-MM-DD`, or `""` where the host does not say. */
  posted: string;
  /** The last day to apply, in the same way. */
  until: string;
  /**
   * Where it is worked at; where it is remote, where one may live. `country` is empty where the
   * host names none.
   */
  places: { city: string; country: string }[];
  workTypes: string[];
  levels: string[];
  specializations: string[];
}

const REMOTE = /^(?:(?:100 ?%|fully) )?remote(?: only)?$/i;

/**
 * Only where nothing but remote is offered: search engines refuse what is remote on some days, or
 * for some.
 */
export const isRemote = ({ workTypes }: Pick<PublishedJob, "workTypes">): boolean =>
  workTypes.length > 0 && workTypes.every((name) => REMOTE.test(name.trim()));

const paragraph = (html: string): string => `<p>${html}</p>`;
const broken = (text: string): string => escapeText(text).replaceAll("\n", "<br>");

/** The whole vacancy in the few elements that all readers know: p, b, br, ul, li. */
export function jobHtml({
  description,
  facts,
  expectations,
}: Pick<VacancyContent, "description" | "facts" | "expectations">): string {
  const said = facts
    .map(({ term, details }) => `<b>${escapeText(term)}:</b> ${details.map(escapeText).join("; ")}`)
    .join("<br>");
  return [
    ...description.map((text) => paragraph(broken(text))),
    said && paragraph(said),
    ...expectations.flatMap(({ title, points, text }) => [
      title && paragraph(`<b>${escapeText(title)}</b>`),
      points.length > 0
        ? `<ul>${points.map((point) => `<li>${escapeText(point)}</li>`).join("")}</ul>`
        : paragraph(broken(text)),
    ]),
  ].join("");
}
