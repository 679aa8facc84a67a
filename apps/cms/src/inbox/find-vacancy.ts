import { prefixFor } from "@meridian/contract/language-prefix";
import type { Payload } from "payload";
import { inPortions } from "#server/in-portions.ts";
import type { Redirect, Submission, Translation, Vacancy } from "#payload-types.ts";
import { pathOf } from "#records/addresses.ts";

type Named = Pick<Vacancy, "title" | "slug"> & { id: number };
type Sent = Pick<Submission, "vacancy" | "page">;

export interface VacancyFinder {
  /** By the page it was sent from, also a former one, or a unique title. `undefined`: none here. */
  find(application: Sent): number | undefined;
  /** Filters for the inbox's list; each finds part of the vacancy's applications. */
  filtersOf(vacancy: Named): Record<string, string>[];
}

async function leftAddresses(payload: Payload): Promise<Map<string, string>> {
  const left = new Map<string, string>();
  const redirects = inPortions<Pick<Redirect, "from" | "to">>(payload, {
    collection: "redirects",
    where: [{ from: { like: pathOf("vacancies", "") } }],
    select: { from: true, to: true },
  });
  for await (const { from, to } of redirects) left.set(from, to);
  return left;
}

/** Addresses of vacancies in further languages, by the vacancy's id. */
async function translatedAddresses(payload: Payload): Promise<Map<number, string[]>> {
  const translated = new Map<number, string[]>();
  const translations = inPortions<Pick<Translation, "record" | "language" | "slug">>(payload, {
    collection: "translations",
    where: [{ kind: { equals: "vacancies" } }],
    select: { record: true, language: true, slug: true },
  });
  for await (const { record, language, slug } of translations) {
    const path = slug ? prefixFor(language) + pathOf("vacancies", slug) : "";
    if (record && path !== "") translated.set(record, [...(translated.get(record) ?? []), path]);
  }
  return translated;
}

export async function openVacancyFinder(
  payload: Payload,
  vacancies: readonly Named[],
): Promise<VacancyFinder> {
  const left = await leftAddresses(payload);
  const translated = await translatedAddresses(payload);
  const pathsOf = ({ id, slug }: Named): string[] => [
    ...(slug ? [pathOf("vacancies", slug)] : []),
    ...(translated.get(id) ?? []),
  ];
  const byPage = new Map(
    vacancies.flatMap((one) => pathsOf(one).map((path) => [path, one.id] as const)),
  );
  const titles = Map.groupBy(vacancies, ({ title }) => title ?? "");
  const byTitle = (title: string): number | undefined => {
    const named = title === "" ? [] : (titles.get(title) ?? []);
    return named.length === 1 ? named[0]?.id : undefined;
  };
  return {
    find: ({ page, vacancy }) =>
      byPage.get(page ?? "") ?? byPage.get(left.get(page ?? "") ?? "") ?? byTitle(vacancy ?? ""),
    filtersOf(vacancy) {
      const { id, title } = vacancy;
      const pages = pathsOf(vacancy).flatMap((path) => [
        path,
        ...[...left].filter(([, to]) => to === path).map(([from]) => from),
      ]);
      return [
        ...pages.map((page) => ({ page })),
        ...(title && byTitle(title) === id ? [{ vacancy: title }] : []),
      ];
    },
  };
}
