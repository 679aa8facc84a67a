import type { SearchGroup, SearchHit, SearchResults } from "#app/content/site-search.ts";
import { searchAddress, type SearchChoice } from "#app/shell/search/search-address.ts";
import type { WayOn } from "#app/pages/search/ways-on.ts";
import { directionOf } from "#app/text/direction.ts";
import type { Part } from "#app/text/excerpt.ts";
import { numbered } from "#app/text/numbered.ts";
import { isLongQuery, LONGEST_QUERY, MOST_WORDS } from "#app/text/search-words.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./search.module.css";

interface SummaryProps {
  choice: SearchChoice;
  results: SearchResults;
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
      {choice.query !== "" && results.found === 0 && <WaysOn ways={ways} />}
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

function Summary({ choice: { query, group }, results }: SummaryProps) {
  const { found, instead, isLoose, isCommon, state } = results;
  return (
    <div className={styles.summary}>
      <p className={styles.found}>
        {query === "" ? (
          "Type a word or two: a service, a technology, a client, a city."
        ) : isCommon ? (
          "These words are on nearly every page. Add one that names what you look for."
        ) : (
          <>
            {foundText(found)} for “<bdi>{query}</bdi>”
          </>
        )}
      </p>
      {found > 0 && instead.length > 0 && (
        <p>
          Not every word is on this site as you wrote it. Found instead:{" "}
          <bdi>{instead.join(", ")}</bdi>.
        </p>
      )}
      {found > 0 && isLoose && <p>No page has all of these words. These have some of them.</p>}
      {query !== "" && !isCommon && found === 0 && state === "ready" && (
        <p>Try another word, or fewer of them.</p>
      )}
      {isLongQuery(query) && (
        <p>
          Only the first {LONGEST_QUERY} characters and {MOST_WORDS} words are searched.
        </p>
      )}
      {state === "preparing" && (
        <p>The search is still being prepared, so pages may be missing. Try again in a moment.</p>
      )}
      {state === "partly" && <p>Some pages could not be searched just now.</p>}
      {group && (
        <p>
          <SiteLink to={searchAddress({ query })}>Results of all kinds</SiteLink>
        </p>
      )}
    </div>
  );
}

const WaysOn = ({ ways }: { ways: readonly WayOn[] }) => (
  <nav aria-label="Other ways on">
    <ul className={styles.ways}>
      {ways.map(({ label, to }) => (
        <li key={to}>
          <RouteLink to={to}>{label}</RouteLink>
        </li>
      ))}
    </ul>
  </nav>
);

const foundText = (found: number): string =>
  found === 0 ? "Nothing found" : found === 1 ? "1 page" : `${found} pages`;

function Group({ group, choice }: { group: SearchGroup; choice: SearchChoice }) {
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
          All {found} in {title}
        </RouteLink>
      )}
    </section>
  );
}

const Hit = ({ to, title, text }: SearchHit) => (
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

const wholeOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join("");

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  numbered(parts).map(({ at, item: { text, isFound } }) =>
    isFound ? <mark key={at}>{text}</mark> : text,
  );
