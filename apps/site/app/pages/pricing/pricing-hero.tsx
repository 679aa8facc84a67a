import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import styles from "./pricing-hero.module.css";

interface PricingHeroProps {
  title: string;
  text?: string | undefined;
  /** Where "Contact US" leads if no band below has it (PRICE-03); `""`: no button here. */
  contact: string;
}

export const PricingHero = ({ contact, ...hero }: PricingHeroProps) => (
  <PageHero {...hero}>
    {contact && (
      <p className={styles.contact}>
        <ButtonLink to={contact}>Contact US</ButtonLink>
      </p>
    )}
  </PageHero>
);
