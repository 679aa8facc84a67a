/** Addresses of languages that visitors had and have no more. */
import { OWN_PATHS, type Redirect } from "@meridian/contract";
import { prefixFor } from "@meridian/contract/language-prefix";
import type { Payload } from "payload";
import { isAddressed, pathOf } from "#records/addresses.ts";
import { addressPattern } from "#records/page-of.ts";
import { originalNames } from "#translations/names.ts";
import { languagesOf } from "#records/languages.ts";
import type { Translation } from "#payload-types.ts";

const ALL = { limit: 0, pagination: false } as const;
const PUBLISHED = { _status: { equals: "published" }, deletedAt: { exists: false } } as const;
const FEEDS = ["blog/feed.xml", "vacancies/feed.xml", "vacancies/jobs.xml"];

/**
 * To the same page in the first language. A language without its settings still has its published
 * translations, which name its addresses; those of a language that is being prepared are not public
 * (LANG-10). Not from a landing page's address.
 */
export async function formerAddresses(payload: Payload): Promise<Redirect[]> {
  const { db } = payload;
  const { first, others } = await languagesOf(payload);
  const { docs } = await db.find<Translation>({
    ...ALL,
    collection: "translations",
    where: { ...PUBLISHED, language: { not_in: [first, ...others] } },
    select: { kind: true, record: true, slug: true, language: true },
  });
  if (docs.length === 0) return [];
  const landing = await db.find<{ id: number; slug: string }>({
    ...ALL,
    collection: "landing-pages",
    where: PUBLISHED,
    select: { slug: true },
  });
  const taken = new Set(landing.docs.map(({ slug }) => `/${slug}`));
  const names = await originalNames(db, docs);
  const pages = [...new Set(docs.map(({ language }) => language))].flatMap((language) =>
    [...OWN_PATHS, ...FEEDS].map((path) => ({ language, here: `/${path}`, there: `/${path}` })),
  );
  const records = docs.flatMap((one) => {
    const there = originalPath(one, names);
    if (there === undefined) return [];
    const here = isAddressed(one.kind) && one.slug ? pathOf(one.kind, one.slug) : there;
    return [{ language: one.language, here, there }];
  });
  // The original's addresses led to the translation's, unless another page had them.
  const originals = records.map(({ language, there }) => ({ language, here: there, there }));
  const moved = await db.find<{ id: number; from: string; to: string }>({
    ...ALL,
    collection: "redirects",
    where: { to: { in: [...new Set(records.map(({ there }) => there))] } },
    select: { from: true, to: true },
  });
  const before = originals.flatMap(({ language, there }) =>
    moved.docs
      .filter(({ to }) => to === there)
      .map(({ from }) => ({ language, here: from, there })),
  );
  const all = [...pages, ...records, ...originals, ...before];
  return all.flatMap(({ language, here, there }): Redirect[] => {
    const from = prefixFor(language) + (here === "/" ? "" : here);
    if (taken.has(from)) return [];
    taken.add(from);
    return [{ from, to: there, status: 302 }];
  });
}

function originalPath(
  { kind, record }: Translation,
  names: ReadonlyMap<string, string>,
): string | undefined {
  if (isAddressed(kind)) {
    const name = names.get(`${kind}/${record}`);
    return name === undefined ? undefined : pathOf(kind, name);
  }
  const pattern = addressPattern(kind);
  return pattern?.includes("{id}") ? pattern.replace("{id}", String(record)) : undefined;
}
