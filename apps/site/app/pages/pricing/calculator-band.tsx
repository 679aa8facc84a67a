import { Calculator, type CalculatorProps } from "#app/pages/pricing/calculator/calculator.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import { useList } from "#app/language/use-list.ts";
import styles from "./calculator-band.module.css";

interface CalculatorBandProps extends CalculatorProps {
  /** Shown without prices, with the fields in which people are available. */
  noPrices: string;
  fields: readonly string[];
}

export function CalculatorBand({ noPrices, fields, ...calculator }: CalculatorBandProps) {
  const t = useT();
  const list = useList();
  return (
    <Section space="tight" id="calculator">
      <Wrap>
        <h2>
          <VisuallyHidden>{t("pricing.calculator")}</VisuallyHidden>
        </h2>
        {calculator.specializations.length > 0 ? (
          <Calculator {...calculator} />
        ) : (
          <div className={styles.none}>
            <p>{noPrices}</p>
            {fields.length > 0 && (
              <p className={styles.fields}>{t("pricing.fields", { fields: list(fields) })}</p>
            )}
          </div>
        )}
      </Wrap>
    </Section>
  );
}
