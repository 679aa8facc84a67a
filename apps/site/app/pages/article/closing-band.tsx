import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./closing-band.module.css";

interface ClosingBandProps {
  title: string;
  /** The first is the main call to action. */
  actions: { label: string; link: string }[];
}

export function ClosingBand({ title, actions }: ClosingBandProps) {
  return (
    <Section ground="land" space="tight">
      <Wrap className={styles.band}>
        <h2>{title}</h2>
        <div className={styles.actions}>
          {actions.map(({ label, link }, at) => (
            <ButtonLink key={link} to={link} kind={at === 0 ? "action" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
