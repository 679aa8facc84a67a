import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./call-to-action.module.css";

/** A call to action; without its own address it links to the contact form. */
export function CallToAction({
  title,
  text,
  button,
  link,
  contact,
}: ShownBlock<"callToAction"> & { contact: string }) {
  const directionOf = useDirectionOf();
  const to = link || contact;
  return (
    <Section ground="land" space="tight" dir={directionOf(title || text)} data-screen="">
      <Wrap className={styles.call}>
        <div>
          {title && <h2>{title}</h2>}
          <Lead>{text}</Lead>
        </div>
        {button && to && <ButtonLink to={to}>{button}</ButtonLink>}
      </Wrap>
    </Section>
  );
}
