export interface MenuGroup {
  label: string;
  entities: { slug: string; type: string; label: unknown }[];
}

/** Lists the menu as links, because it is collapsed on phones. */
export function WhereIsWhat({ groups }: { groups: MenuGroup[] }) {
  return (
    <section className="dashboard-part" aria-labelledby="where-is-what">
      <h2 id="where-is-what">All sections</h2>
      <div className="dashboard-groups">
        {groups.map(({ label, entities }) => (
          <div key={label}>
            <h3>{label}</h3>
            <ul>
              {entities.map(({ slug, type, label: name }) => (
                <li key={slug}>
                  <a href={`/admin/${type}/${slug}`}>{String(name)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
