import { ButtonLink } from "#app/ui/button.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./closing-band.module.css";

export interface ClosingBandProps {
  title: string;
  text?: string | undefined;
  /** The first is the main call to action. */
  actions: { label: string; link: string }[];
}

export function ClosingBand({ title, text, actions }: ClosingBandProps) {
  const directionOf = useDirectionOf();
  return (
    <Section ground="land" space="tight" dir={directionOf(title)} data-screen="">
      <Wrap className={styles.band}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <Lead>{text}</Lead>
        </div>
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
