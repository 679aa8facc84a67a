import { ButtonLink } from "#app/ui/button.tsx";
import { NumberedList } from "#app/ui/numbered-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./principles.module.css";

interface PrinciplesProps {
  title: string;
  items: { title: string; text?: string | undefined }[];
  /** Target of "Contact US" (PRICE-03); `""`: no button. */
  contact: string;
}

/** What the price includes, with a contact button (PRICE-02); nothing without principles. */
export function Principles({ title, items, contact }: PrinciplesProps) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <Section ground="night">
      <Wrap>
        <h2>{title}</h2>
        <NumberedList className={styles.principles}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              {item.text && <p>{item.text}</p>}
            </li>
          ))}
        </NumberedList>
        {contact && <ButtonLink to={contact}>{t("pricing.contact")}</ButtonLink>}
      </Wrap>
    </Section>
  );
}
