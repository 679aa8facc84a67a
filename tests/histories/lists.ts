/** Lists of pages in one language: all records that are public, and no others. */
import type { History } from "./history.ts";
import {
  addressOf,
  kindPrefix,
  KINDS,
  languagePrefix,
  shownOf,
  type Kind,
  type Language,
} from "./model.ts";
import { beginning, linksIn, pathsIn } from "./page-parts.ts";
import type { Check, Reading } from "./reading.ts";

/** Newest posts that must be in the feed of 30; a host may have others. */
const IN_FEED = 20;

function different(where: string, found: readonly string[], expected: readonly string[]): string[] {
  const [has, needs] = [new Set(found), new Set(expected)];
  return [
    ...[...needs].filter((path) => !has.has(path)).map((path) => `${where}: lacks ${path}`),
    ...[...has].filter((path) => !needs.has(path)).map((path) => `${where}: has ${path}`),
  ];
}

const addresses = ({ model }: History, kind: Kind, language: Language): string[] =>
  shownOf(model, kind, language).map(({ slug }) => addressOf(kind, slug, language));

/** Of all pages of a list. */
async function listed(reading: Reading, list: string, site: string): Promise<string[]> {
  const { body } = await reading.get(list);
  const pages = linksIn(body, site).flatMap((path) => {
    const [, number] = new RegExp(`^${list}\\?page=(\\d+)$`).exec(path) ?? [];
    return number ? [Number(number)] : [];
  });
  const all = linksIn(body, site);
  for (let page = 2; page <= Math.max(1, ...pages); page++)
    all.push(...linksIn((await reading.get(`${list}?page=${page}`)).body, site));
  return all;
}

export function listChecks(history: History, language: Language): Check[] {
  const { model, visitor, linked } = history;
  const prefix = languagePrefix(language);
  const typed = new Set(linked.map((path) => prefix + path));
  const isThere = language === "en" || model.isGermanOn;
  if (!isThere) return [];
  const of = (kind: Kind): string[] => addresses(history, kind, language);
  const everyKind = (where: string, paths: readonly string[]): string[] =>
    KINDS.flatMap((kind) =>
      different(where, beginning(paths, kindPrefix(kind, language)), of(kind)),
    );
  const check = (name: string, run: Check["run"]): Check => ({
    name: `${name} (${language})`,
    run,
  });
  const hasList = (kind: Kind): boolean =>
    !model.off.has(kind) && (language === "en" || of(kind).length > 0);

  const sitemaps = check("sitemaps", async (reading) => {
    const index = await reading.get("/sitemap.xml");
    const paths: string[] = [];
    for (const sitemap of pathsIn(index.body, visitor.url))
      paths.push(...pathsIn((await reading.get(sitemap)).body, visitor.url));
    return everyKind("sitemaps", paths);
  });
  const overview = check("llms.txt", async (reading) => {
    const { body } = await reading.get(`${prefix}/llms.txt`);
    const pages = pathsIn(body, visitor.url).map((path) => path.replace(/\.md$/, ""));
    return everyKind(`${prefix}/llms.txt`, pages);
  });
  const lists = (["post", "vacancy"] as const).filter(hasList).map((kind) =>
    check(`list of ${kind}`, async (reading) => {
      const list = kindPrefix(kind, language).replace(/\/$/, "");
      const paths = beginning(await listed(reading, list, visitor.url), kindPrefix(kind, language));
      return different(list, paths, of(kind));
    }),
  );
  const home = check("home", async (reading) => {
    const { status, body } = await reading.get(prefix || "/");
    if (status !== 200) return [`${prefix || "/"}: ${status}`];
    const found = beginning(linksIn(body, visitor.url), kindPrefix("service", language))
      // Of the footer; a typed link may be one that redirects.
      .filter((path) => !typed.has(path) || of("service").includes(path));
    return different(prefix || "/", found, of("service"));
  });
  return [
    sitemaps,
    overview,
    ...lists,
    home,
    ...feeds(history, language, hasList).map(([name, run]) => check(name, run)),
  ];
}

/** Feeds have the titles, not only the addresses. */
function feeds(
  { model }: History,
  language: Language,
  hasList: (kind: Kind) => boolean,
): [string, Check["run"]][] {
  const prefix = languagePrefix(language);
  const feed = (path: string, kind: Kind, most = Infinity): [string, Check["run"]] => [
    path,
    async (reading) => {
      const titles = shownOf(model, kind, language)
        .toSorted((a, b) => b.item.day.localeCompare(a.item.day))
        .slice(0, most)
        .map(({ title }) => title);
      const { status, body } = await reading.get(prefix + path);
      if (status !== 200) return [`${prefix}${path}: ${status}`];
      return titles
        .filter((title) => !body.includes(title))
        .map((title) => `${prefix}${path}: lacks ${title}`);
    },
  ];
  return [
    ...(hasList("post") ? [feed("/blog/feed.xml", "post", IN_FEED)] : []),
    ...(hasList("vacancy")
      ? [feed("/vacancies/feed.xml", "vacancy"), feed("/vacancies/feed.json", "vacancy")]
      : []),
  ];
}
