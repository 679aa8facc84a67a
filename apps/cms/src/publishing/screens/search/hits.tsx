import type { Hit } from "#publishing/search/search-texts.ts";

const SHOWN = 50;

export function Hits({ id, title, hits }: { id: string; title: string; hits: Hit[] }) {
  if (hits.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {hits.slice(0, SHOWN).map(({ kind, title: name, address, around }) => (
          <li key={address}>
            <a href={address}>{name}</a> <small>{kind}</small>
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
        <p>and {hits.length - SHOWN} more: add a word to narrow the search</p>
      )}
    </section>
  );
}
