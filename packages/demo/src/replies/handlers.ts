import {
  calls,
  KINDS,
  singlePath,
  type AnyKind,
  type GetCallName,
  type Kind,
  type Params,
  type Wire,
} from "@meridian/contract";
import { shapeOf } from "@meridian/contract/shape";
import type { DemoContent } from "#content.ts";

export type Handlers = { [N in GetCallName]: (params: Params<N>) => Wire<N> | null };
type Handler = (params: Record<string, string>) => unknown;

/** Calls of kinds whose files have the records as a plain host sends them need no handler. */
type CallOfKind = AnyKind["calls"] extends infer C ? (C extends unknown ? keyof C : never) : never;
type Special = Omit<Handlers, CallOfKind> & Partial<Handlers>;

/**
 * The demo content as a plain host sends it (API-01), pictures by id. `content` is read at each
 * call. A row without a kind or a handler does not compile.
 */
export function createHandlers(content: DemoContent): Handlers {
  const special: Special = {
    article: () => [content.article].filter(Boolean).map(articleReply),
    home: () => (content.home ? homeReply(content.home) : null),
    technology: ({ name }) =>
      content.technologies
        .filter(({ slug }) => slug === `technologies-${name}`)
        .map(technologyReply),
    vacancies: () =>
      content.vacancies.filter(({ closed }) => !closed).toSorted((a, b) => b.hot - a.hot),
    vacancyCategories: () => content.vacancyCategories ?? null,
    vacancySpecialisations: () => content.vacancySpecialisations,
    calculatorSpecialisations: () => content.vacancySpecialisations,
    options: () => content.options ?? null,
    seo: ({ path }) => {
      const found = content.seo.find((entry) => entry.path === `/${path}`);
      return found ? { noindex: false, ...found } : null;
    },
    redirects: () => content.redirects.map(({ from, to, status }) => ({ from, to, status })),
    settings: () =>
      Object.keys(content.siteSettings ?? {}).length > 0 ? content.siteSettings : null,
  };
  // A test checks the files against the contract's schemas.
  return {
    ...Object.fromEntries(KINDS.flatMap((kind) => handlersOf(kind, content))),
    ...special,
  } as Handlers;
}

interface Named {
  id?: number;
  slug?: string;
  post_name?: string;
}

function handlersOf(
  { demo, listedBy, foundBy, page = {} }: Kind,
  content: DemoContent,
): [string, Handler][] {
  // A language may lack a file's only record.
  const records = (): Named[] => ([content[demo as keyof DemoContent] ?? []] as Named[][]).flat();
  const one = (call: string, found: Named[]): unknown =>
    shapeOf(calls[call as GetCallName].reply)?.kind === "one" ? (found[0] ?? null) : found;
  const handlers: [string, Handler][] = [];
  // A file may have records of several kinds, identified by their page's slug.
  const path = singlePath(page)?.slice(1);
  const own = (all: Named[]): Named[] =>
    all.length > 1 && path ? all.filter(({ slug }) => slug === path) : all;
  if (listedBy) handlers.push([listedBy, () => one(listedBy, own(records()))]);
  if (foundBy)
    handlers.push([
      foundBy,
      (params) =>
        one(
          foundBy,
          records().filter((record) => isNamed(record, page.at, params)),
        ),
    ]);
  return handlers;
}

const isNamed = (
  { id, slug, post_name: name = slug }: Named,
  at = "",
  params: Record<string, string>,
): boolean =>
  "id" in params
    ? String(id) === params.id
    : `/${name}` ===
      at
        .replace(/^.*\/(?=[^/]*$)/, "/")
        .replace(/\{(\w+)\}/, (_, key: string) => params[key] ?? "");

// The files have only the picture's member that the specification reads; a reply also has the
// address.
const homeReply = (home: DemoContent["home"]) => ({
  ...home,
  provide_items: home.provide_items.map((item) => ({
    ...item,
    icon: { url: item.icon.sizes.large, ...item.icon },
  })),
});

const technologyReply = (page: DemoContent["technologies"][number]) => ({
  ...page,
  data: {
    ...page.data,
    driven_platforms: {
      ...page.data.driven_platforms,
      images: page.data.driven_platforms.images.map((picture) => ({
        url: picture.sizes.medium,
        ...picture,
      })),
    },
  },
});

const articleReply = (article: DemoContent["article"]) => {
  const background = article.article_field_first_section_background;
  return {
    ...article,
    article_field_first_section_background: { url: background.link, ...background },
  };
};
