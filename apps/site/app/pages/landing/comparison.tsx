import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { numbered } from "#app/text/numbered.ts";
import { useT } from "#app/language/language.ts";
import styles from "./comparison.module.css";

/** A comparison table; on narrow screens it scrolls within its own frame. */
export function Comparison({
  title,
  columns,
  rows,
}: Pick<ShownBlock<"comparison">, "title" | "columns" | "rows">) {
  const t = useT();
  const label = title || t("landing.comparison");
  const count = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: count }, (_, at) => at);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {columns.length > 0 && (
          <thead>
            <tr>
              <td aria-label={t("landing.compared")} />
              {places.map((at) => (
                <th key={at} scope="col">
                  {columns[at]}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {numbered(rows).map(({ at: row, item: { title: name, cells } }) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {places.map((at) => (
                <td key={at}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
