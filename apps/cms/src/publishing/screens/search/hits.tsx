import type { Hit } from "#publishing/search/search-texts.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { namedIn } from "#records/kind-name.ts";

const SHOWN = 50;

interface HitsProps {
  id: string;
  title: string;
  hits: Hit[];
  t: Words;
}

export function Hits({ id, title, hits, t }: HitsProps) {
  if (hits.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {hits.slice(0, SHOWN).map((hit) => (
          <OneHit key={hit.address} {...{ hit, t }} />
        ))}
      </ul>
      {hits.length > SHOWN && (
        <p>
          {t("and {rest} more: add a word to narrow the search", { rest: hits.length - SHOWN })}
        </p>
      )}
    </section>
  );
}

function OneHit({ hit, t }: { hit: Hit; t: Words }) {
  const { address, around } = hit;
  const { kind, title } = namedIn(t, hit);
  return (
    <li>
      <a href={address}>{title}</a> <small>{kind}</small>
      {around && (
        <p>
          {around[0]}
          <mark>{around[1]}</mark>
          {around[2]}
        </p>
      )}
    </li>
  );
}
