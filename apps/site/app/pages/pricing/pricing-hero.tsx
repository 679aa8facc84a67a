import { ButtonLink } from "#app/ui/button.tsx";
import { CostArt } from "#app/bands/hero-art.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./pricing-hero.module.css";

interface PricingHeroProps {
  title: string;
  text?: string | undefined;
  /** Target of "Contact US" if no band below has the button (PRICE-03); `""`: no button. */
  contact: string;
}

export function PricingHero({ contact, ...hero }: PricingHeroProps) {
  const t = useT();
  return (
    <PageHero {...hero} art={<CostArt />}>
      {contact && (
        <p className={styles.contact}>
          <ButtonLink to={contact}>{t("pricing.contact")}</ButtonLink>
        </p>
      )}
    </PageHero>
  );
}
