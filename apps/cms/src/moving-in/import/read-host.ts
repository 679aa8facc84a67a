/** Turns a conformance check into a host's content and a list of failures. */
import {
  dayReader,
  type GetCallName,
  type GivenSettings,
  type Kind,
  type Reply,
} from "@meridian/contract";
import type { Answer, Conformance } from "#moving-in/conformance/conformance.ts";
import { contentOfKinds, type HostContent } from "#moving-in/import/content.ts";
import type { Entry } from "#moving-in/import/report.ts";
import type { ImportedPost } from "#records/kinds/blog-posts.ts";

type Filled<N extends GetCallName> = NonNullable<Reply<N>>;

/** `posted` comes from the check. */
export function contentOf(
  answers: readonly Answer[],
  posted: Conformance["posted"] = {},
  links?: Conformance["links"],
): HostContent {
  const all = <N extends GetCallName>(call: N, among = answers): Filled<N>[] =>
    among
      .filter((answer) => answer.call === call && answer.value !== null)
      // Each response was read by its call's schema.
      .map(({ value }) => value as Filled<N>);
  const one = <N extends GetCallName>(call: N): Filled<N> | null => all(call)[0] ?? null;
  const categories = one("vacancyCategories") ?? {
    specialization: [],
    work_type: [],
    expertise: [],
  };
  const names = [
    ...(one("vacancySpecialisations") ?? []),
    ...(one("calculatorSpecialisations") ?? []),
  ];
  return {
    ...contentOfKinds((kind) => recordsIn(kind, all)),
    vacancies: vacanciesOf(one("vacancies") ?? [], all("vacancy")),
    // This host has one list of specialisations for filter and forms.
    vacancyCategories: { ...categories, specialization: [...categories.specialization, ...names] },
    careerPosts: all("careerPost").filter(({ id, status }) => id !== null && status !== 404),
    blog: dated(one("blog") ?? [], posted),
    article: articlesOf(answers),
    seo: answers.flatMap((answer) => {
      const [seo] = answer.call === "seo" ? all("seo", [answer]) : [];
      return seo && (seo.title || seo.description)
        ? [{ ...seo, path: `/${answer.params.path ?? ""}` }]
        : [];
    }),
    redirects: one("redirects") ?? [],
    options: one("options"),
    settings: ownSettings(one("settings")),
    ...(links && { links }),
  };
}

/** Reads a kind's records from its list or, where the host has none, one by one. */
function recordsIn(
  { global, listedBy, foundBy }: Kind,
  all: (call: GetCallName) => unknown[],
): unknown {
  const [listed] = listedBy ? all(listedBy as GetCallName) : [];
  if (global !== undefined) return listed ?? null;
  return listed ?? (foundBy ? all(foundBy as GetCallName) : []);
}

/** The owner's settings, without a bundled host's defaults. `null`: none are published. */
function ownSettings(settings: GivenSettings | null): GivenSettings | null {
  if (settings === null) return null;
  const { specifiedDefaults: _, seo, ...given } = settings;
  const title = seo?.title;
  const own = { ...given, ...(title && { seo: { title } }) };
  return Object.keys(own).length > 0 ? own : null;
}

/** WordPress's own dates may show the order of day and month in the others. */
function dated(posts: Filled<"blog">, posted: Conformance["posted"]): ImportedPost[] {
  const read = dayReader(
    posts.map(({ post_name, date }) => ({ written: date, day: posted[post_name] })),
  );
  return posts.map((post) => ({
    ...post,
    date: read(post.date, posted[post.post_name]).day || post.date,
    ...(posted[post.post_name] && { posted: posted[post.post_name] }),
  }));
}

/** Adds the details to vacancies; closed ones are not imported. */
function vacanciesOf(
  listed: Filled<"vacancies">,
  details: Filled<"vacancy">[],
): Filled<"vacancy">[] {
  const bySlug = new Map(details.map((vacancy) => [vacancy.slug, vacancy]));
  return listed
    .filter(({ closed }) => !closed)
    .map(({ post_title: title, ...vacancy }) => bySlug.get(vacancy.slug) ?? { ...vacancy, title });
}

/** Calls beyond the specification, and what stays unchanged without them. */
const EXTENSIONS: Partial<Record<GetCallName, string>> = {
  settings:
    "its settings (brand, phones, texts around the records); the settings of this site stay",
  landingPages: "its landing pages",
  authors: "its authors; its posts are without an author here",
  categories: "its categories; its posts have only the word for their category here",
  tags: "its tags",
  redirects: "its redirects; add them here by hand (Run the site, Redirects)",
};

/** A host without these calls, such as plain WordPress, is not an error. */
export const skippedOf = (answers: readonly Answer[]): string[] =>
  answers.flatMap(({ call, address, verdict }) =>
    verdict === "absent" && EXTENSIONS[call]
      ? [`skipped: the host has no ${address}, so these are not imported: ${EXTENSIONS[call]}.`]
      : [],
  );

/** Failed calls and omitted list records. An omitted field is reported and costs no more. */
export const troubleOf = (answers: readonly Answer[]): Entry[] =>
  answers
    .filter(({ verdict }) => verdict === "broken" || verdict === "unanswered")
    .map(({ call, address, problem, breaches, value }) => ({
      kind: "call",
      key: `${call} (${address})`,
      outcome: "broken",
      reasons: problem
        ? [problem]
        : breaches.map(
            (breach) =>
              `${breach.path}: ${breach.problem}; ${value === null ? "the response is lost" : `the ${breach.lost} is omitted`}`,
          ),
    }));

/** The check reads all articles, the site only the first. */
const articlesOf = (answers: readonly Answer[]): Filled<"article">[] =>
  (answers.find(({ call }) => call === "article")?.value ?? []) as Filled<"article">[];
