/** The filter of an address of another language (LANG-42). */
import type { Translated, VacancySummary } from "@meridian/contract";
import { plainName } from "@meridian/contract/record-name";
import type { InLanguage } from "#app/content/alternates.server.ts";
import { jobOf } from "#app/content/vacancies/read-vacancies.server.ts";
import {
  eachGroup,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterNames,
} from "#app/content/vacancies/vacancy-filter.ts";
import type { ContentSource } from "#app/render-context.server.ts";

type Vacancies = readonly (VacancySummary & Translated)[];
/** Names of vacancies, by their slugs in the query's language. */
type Names = ReadonlyMap<string, FilterNames>;

const read = (content: ContentSource): Promise<Vacancies> => content.read("vacancies");

const namesBySlug = (vacancies: Vacancies, slugOf: (one: Vacancies[number]) => string): Names =>
  new Map(vacancies.map((vacancy) => [plainName(slugOf(vacancy)), jobOf(vacancy)]));

/**
 * This language's name for one of another: both have the same vacancies. Lists of names cannot be
 * paired by position, because a host may order them by name. `undefined`: no vacancy has both.
 */
function sameName(name: string, group: FilterGroup, theirs: Names, own: Names): string | undefined {
  const [all, shared] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, one: string): unknown =>
    counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const [slug, names] of own)
    for (const one of names[group]) {
      count(all, one);
      if (theirs.get(slug)?.[group].includes(name)) count(shared, one);
    }
  const likeness = (one: string): number => (shared.get(one) ?? 0) / (all.get(one) ?? 1);
  return [...shared.keys()].toSorted(
    (a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0) || likeness(b) - likeness(a),
  )[0];
}

export interface FilterQuery {
  query: URLSearchParams;
  /** The query's language; BCP 47. */
  code: string;
  /** All of the site. */
  languages: () => readonly Pick<InLanguage, "code" | "content">[];
}

/** The query with names that are not among `options` replaced by those of this language. */
export async function withOwnNames(
  content: ContentSource,
  { query, code, languages }: FilterQuery,
  options: FilterNames,
): Promise<URLSearchParams> {
  const unknown = FILTER_GROUPS.flatMap((group) =>
    [...new Set(query.getAll(group))]
      .filter((name) => !options[group].includes(name))
      .map((name) => ({ group, name })),
  );
  if (unknown.length === 0) return query;
  const others = languages().filter((one) => one.code !== code);
  if (others.length === 0) return query;
  const own = namesBySlug(await read(content), ({ slug }) => slug);
  const found = new URLSearchParams(query);
  for (const other of others) {
    const theirs = namesBySlug(
      await read(other.content),
      ({ translations }) => translations?.[code] ?? "",
    );
    const known = eachGroup(
      (group) => new Set([...theirs.values()].flatMap((names) => names[group])),
    );
    for (const { group, name } of unknown) {
      const same = known[group].has(name) ? sameName(name, group, theirs, own) : undefined;
      if (same !== undefined) found.append(group, same);
    }
  }
  return found;
}
