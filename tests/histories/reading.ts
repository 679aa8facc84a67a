/** The replies of one check: what they show and where they lead is compared, too. */
import type { History } from "./history.ts";
import { addressShown, languagePrefix, LANGUAGES, publicWords, type Model } from "./model.ts";
import { linksIn, picturesIn } from "./page-parts.ts";
import type { Reply } from "./site-client.ts";
import { wordsIn } from "./words.ts";

export interface Reading {
  get(path: string): Promise<Reply>;
  end(path: string): Promise<Reply>;
  /** In the replies so far: words that are not public, and links that lead nowhere. */
  differences(): Promise<string[]>;
}

/** Returns what is different, in words. */
export interface Check {
  name: string;
  run(reading: Reading): Promise<string[]>;
}

const SEARCHES = LANGUAGES.map((language) => `${languagePrefix(language)}/search?`);
/** A link to a search shows what was searched for. */
const isSearch = (path: string): boolean => SEARCHES.some((begin) => path.startsWith(begin));

const isThere = (status: number | undefined): boolean => status !== undefined && status < 400;

/** Pages of records: those that have changed, and some others, are compared by themselves. */
const pagesOf = (model: Model): Set<string | undefined> =>
  new Set(
    model.items.flatMap((item) => LANGUAGES.map((language) => addressShown(model, item, language))),
  );

/** `isWhole`: links to pages of the model's records are requested, too. */
export function openReading(
  { visitor, host, model, requested, targets }: History,
  isWhole: boolean,
): Reading {
  const replies = new Map<string, Reply>();
  const noted = async (path: string, reply: Promise<Reply>): Promise<Reply> => {
    requested.set(path, (await reply).status);
    return reply;
  };
  const keep = (reply: Reply): Reply => {
    replies.set(reply.path, reply);
    return reply;
  };

  async function leadsNowhere(path: string): Promise<boolean> {
    if (isThere(targets.get(path))) return false;
    const { status } = await noted(path, visitor.end(path));
    targets.set(path, status);
    return status >= 400;
  }
  return {
    get: async (path) => replies.get(path) ?? keep(await noted(path, visitor.get(path))),
    end: async (path) => keep(await noted(path, visitor.end(path))),
    async differences() {
      const allowed = publicWords(model);
      const compared = isWhole ? new Set() : pagesOf(model);
      const found: string[] = [];
      for (const { path, status, type, body } of replies.values()) {
        const own = wordsIn(decodeURIComponent(path));
        const foreign = [...wordsIn(body)].filter((word) => !allowed.has(word) && !own.has(word));
        // A closed vacancy's page names it.
        if (foreign.length > (status === 410 ? 1 : 0))
          found.push(`${path}: ${status} shows ${foreign.join(", ")}, not public now`);
        if (!type.startsWith("text/html")) continue;
        const links = linksIn(body, visitor.url).filter(
          (link) => !isSearch(link) && !compared.has(link),
        );
        for (const link of links)
          if (await leadsNowhere(link)) found.push(`${path}: its link ${link} leads nowhere`);
        // Of other hosts no picture changes, and each takes processor time.
        for (const picture of host.replacePicture ? picturesIn(body) : [])
          if (await leadsNowhere(picture)) found.push(`${path}: its picture ${picture} is missing`);
      }
      return found;
    },
  };
}
