import { useScript } from "#app/islands/use-script.ts";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./values.module.css";

interface Value {
  title: string;
  text?: string | undefined;
}

interface ValuesProps {
  title: string;
  left: readonly Value[];
  right: readonly Value[];
}

/** Values left and right of a globe, revealed one by one (CAR-05). The layout never changes. */
export function Values({ title, left, right }: ValuesProps) {
  return (
    <Section ground="land">
      <Wrap>
        <div {...useScript("values", "near")}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.values}>
            <Side values={left} />
            <Globe />
            <Side values={right} />
          </div>
        </div>
      </Wrap>
    </Section>
  );
}

function Side({ values }: { values: readonly Value[] }) {
  return (
    <ul>
      {values.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

function Globe() {
  return (
    <svg viewBox="0 0 200 420" aria-hidden="true">
      <ellipse cx="100" cy="210" rx="96" ry="206" data-part="ground" />
      {[70, 38].map((rx) => (
        <ellipse key={rx} cx="100" cy="210" rx={rx} ry="206" data-part="line" />
      ))}
      <path d="M22 90H178M4 210H196M22 330H178" data-part="line" />
      <path d="M100 4V416" data-part="meridian" />
      <circle cx="100" cy="210" r="9" data-part="place" />
    </svg>
  );
}
