import type {
  SearchGroup,
  SearchHit,
  SearchKind,
  SearchResults,
} from "#app/content/site-search.ts";
import { searchAddress, type SearchChoice } from "#app/shell/search/search-address.ts";
import type { WayOn } from "#app/pages/search/ways-on.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import type { Part } from "#app/text/excerpt.ts";
import { numbered } from "#app/text/numbered.ts";
import { isLongQuery, LONGEST_QUERY, MOST_WORDS } from "#app/text/search-words.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import type { Translate } from "@meridian/messages/messages";
import { useLanguage, useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import styles from "./search.module.css";

type TitledGroup = Omit<SearchGroup, "title"> & { title: string };

export const titled =
  (t: Translate) =>
  <G extends SearchKind>(group: G): Omit<G, "title"> & { title: string } => ({
    ...group,
    title: group.title(t),
  });

interface SummaryProps {
  choice: SearchChoice;
  results: SearchResults<TitledGroup>;
}
interface SearchResultsListProps extends SummaryProps {
  ways: readonly WayOn[];
}

/** Results by kind of page; on a page of one kind with all of them. */
export function SearchResultsList({ choice, results, ways }: SearchResultsListProps) {
  const { groups, page, pages } = results;
  return (
    <Wrap className={styles.results}>
      <Summary choice={choice} results={results} />
      {results.found === 0 && (
        <>
          <Alike alike={results.alike} />
          <WaysOn ways={ways} />
        </>
      )}
      <Kinds choice={choice} results={results} />
      {groups.map((group) => (
        <Group key={group.name} group={group} choice={choice} />
      ))}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(number) => searchAddress({ ...choice, page: number })}
      />
    </Wrap>
  );
}

/** FIND-08: the kinds of pages among the results, as a filter. */
function Kinds({ choice: { query, group }, results: { kinds, all } }: SummaryProps) {
  const t = useT();
  if (all === 0 || (kinds.length < 2 && group === undefined)) return null;
  const items = [{ name: undefined, title: t("search.allKinds"), found: all }, ...kinds];
  return (
    <nav aria-label={t("search.kinds")}>
      <ul className={styles.kinds}>
        {items.map(({ name, title, found }) => (
          <li key={name ?? ""}>
            <SiteLink
              to={searchAddress({ query, group: name })}
              aria-current={name === group ? "page" : undefined}
            >
              {title} <span className={styles.count}>{found}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** FIND-09: what resembles a query without results. */
function Alike({ alike }: Pick<SearchResults, "alike">) {
  const t = useT();
  const directionOf = useDirectionOf();
  if (alike.length === 0) return null;
  return (
    <section className={styles.alike} aria-labelledby="alike">
      <h2 id="alike">{t("search.alike")}</h2>
      <ul>
        {alike.map(({ to, title }) => (
          <li key={to} dir={directionOf(title)}>
            <RouteLink to={to}>{title}</RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ choice: { query }, results }: SummaryProps) {
  const { code, t } = useLanguage();
  const { found, instead, isLoose, isCommon, state } = results;
  return (
    <div className={styles.summary}>
      <p className={styles.found}>
        {query === "" ? (
          t("search.empty")
        ) : isCommon ? (
          t("search.common")
        ) : (
          <Message of="search.found" values={{ count: found, query: <bdi>{query}</bdi> }} />
        )}
      </p>
      {found > 0 && instead.length > 0 && (
        <p>
          <Message of="search.instead" values={{ words: <bdi>{instead.join(", ")}</bdi> }} />
        </p>
      )}
      {found > 0 && isLoose && <p>{t("search.loose")}</p>}
      {query !== "" && !isCommon && found === 0 && state === "ready" && <p>{t("search.none")}</p>}
      {isLongQuery(query, code) && (
        <p>{t("search.long", { characters: LONGEST_QUERY, words: MOST_WORDS })}</p>
      )}
      {state === "preparing" && <p>{t("search.preparing")}</p>}
      {state === "partly" && <p>{t("search.partly")}</p>}
    </div>
  );
}

const WaysOn = ({ ways }: { ways: readonly WayOn[] }) => (
  <nav aria-label={useT()("search.waysOn")}>
    <ul className={styles.ways}>
      {ways.map(({ label, to }) => (
        <li key={to}>
          <RouteLink to={to}>{label}</RouteLink>
        </li>
      ))}
    </ul>
  </nav>
);

function Group({ group, choice }: { group: TitledGroup; choice: SearchChoice }) {
  const t = useT();
  const { name, title, found, hits } = group;
  const isPart = choice.group === undefined && found > hits.length;
  return (
    <section className={styles.group} aria-labelledby={`in-${name}`}>
      <h2 id={`in-${name}`}>
        {title} <span className={styles.count}>{found}</span>
      </h2>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.to} {...hit} />
        ))}
      </ol>
      {isPart && (
        <RouteLink to={searchAddress({ query: choice.query, group: name })}>
          {t("search.allIn", { count: found, group: title })}
        </RouteLink>
      )}
    </section>
  );
}

const Hit = ({ to, title, text }: SearchHit) => {
  const directionOf = useDirectionOf();
  return (
    <li dir={directionOf(wholeOf(title))}>
      <h3>
        <SiteLink to={to}>
          <Parts parts={title} />
        </SiteLink>
      </h3>
      <p dir={directionOf(wholeOf(text))}>
        <Parts parts={text} />
      </p>
    </li>
  );
};

const wholeOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join("");

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  numbered(parts).map(({ at, item: { text, isFound } }) =>
    isFound ? <mark key={at}>{text}</mark> : text,
  );
