import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./career-points.module.css";

interface CareerPointsProps {
  title: string;
  points: readonly { title: string; text: string }[];
}

/** The list of the career record (CAR-02). */
export function CareerPoints({ title, points }: CareerPointsProps) {
  return (
    <Section>
      <Wrap className={styles.points}>
        <h2>{title}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.title + point.text}>
              {point.title && <h3>{point.title}</h3>}
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
