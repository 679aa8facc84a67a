/** What other records say about a technology (TECH-03): its people, price and open jobs. */
import { isOff } from "@meridian/contract";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { JobSummary } from "#app/content/vacancies/job-content.ts";
import { readJobs } from "#app/content/vacancies/read-vacancies.server.ts";
import type { RenderContext } from "#app/render-context.server.ts";
import { readMonthlyPrice, type MonthlyPrice } from "#app/team/price-from.server.ts";
import { wordsOf } from "#app/text/search-words.ts";

/** Parts that the records do not have are `null` or empty. */
export interface Evidence {
  people: { count: number; teams: number } | null;
  price: MonthlyPrice | null;
  jobs: { count: number; first: Pick<JobSummary, "slug" | "title">[] };
  /** Address of the list of case studies; `""`: none. */
  works: string;
}

/** Jobs that are linked by name. */
const NAMED = 3;

/**
 * `address` is the name in the page's address, as the lists of case studies and prices may write it:
 * "golang" of "Go". Running text has the name alone ("net" and "node" are words).
 */
export async function readEvidence(
  rendering: RenderContext,
  { name, address }: { name: string; address: string },
): Promise<Evidence> {
  const { content, site } = rendering;
  const names = [name, address];
  const [people, price, jobs] = await Promise.all([
    readPeople(rendering, names),
    readMonthlyPrice(rendering, (one) => names.some((other) => isNamed(one.name, other))),
    optionalBand(content, "open jobs", readJobs(content)),
  ]);
  const open = isOff("/vacancies", site.pages.off)
    ? []
    : (jobs ?? []).filter(({ title, text }) => isMentioned(`${title} | ${text}`, name));
  return {
    people,
    price,
    jobs: {
      count: open.length,
      first: open.slice(0, NAMED).map(({ slug, title }) => ({ slug, title })),
    },
    works: site.caseStudiesLink,
  };
}

/** The teams of the case studies that name the technology, if each states its size. */
async function readPeople({ content }: Pick<RenderContext, "content">, names: readonly string[]) {
  const works = await optionalBand(content, "case studies", content.read("portfolio"));
  const sizes = (works ?? [])
    .filter(({ project_description: { technologies } }) =>
      technologies.split(/[,;]/).some((one) => names.some((name) => isSame(one, name))),
    )
    .map(({ project_description: { team_size } }) => Number(/\d+/.exec(team_size)?.[0] ?? 0))
    .filter((size) => size > 0);
  // One person is no team.
  return sizes.some((size) => size > 1)
    ? { count: sizes.reduce((sum, size) => sum + size, 0), teams: sizes.length }
    : null;
}

const spelled = (text: string): string => [...wordsOf(text)].map(({ word }) => word).join(" ");

const isSame = (text: string, name: string): boolean =>
  spelled(name) !== "" && spelled(text) === spelled(name);

/** In running text, as it is written: "go" and "net" are words, "Go" and ".NET" technologies. */
export function isMentioned(text: string, name: string): boolean {
  const written = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return (
    written !== "" &&
    new RegExp(`(?<![\\p{L}\\p{N}.+#])${written}(?![\\p{L}\\p{N}+#]|\\.\\p{L})`, "u").test(text)
  );
}

/** By whole words: "Java" is not in "JavaScript". */
const isNamed = (text: string, name: string): boolean =>
  spelled(name) !== "" && ` ${spelled(text)} `.includes(` ${spelled(name)} `);
