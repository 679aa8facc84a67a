import type { Hit } from "#publishing/search/search-texts.ts";
import type { Words } from "#admin-ui/words/words.ts";

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
        {hits.slice(0, SHOWN).map(({ kind, title: name, address, around }) => (
          <li key={address}>
            <a href={address}>{name}</a> <small>{t(kind)}</small>
            {around && (
              <p>
                {around[0]}
                <mark>{around[1]}</mark>
                {around[2]}
              </p>
            )}
          </li>
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
