import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { numbered } from "#app/text/numbered.ts";
import styles from "./figures.module.css";

export function Figures({ figures }: Pick<ShownBlock<"figures">, "figures">) {
  return (
    <dl className={styles.figures}>
      {numbered(figures).map(({ at, item: { figure, text } }) => (
        <div key={at}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
