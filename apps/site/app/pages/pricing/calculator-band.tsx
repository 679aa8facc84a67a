import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT, useLanguage } from "#app/language/language.ts";
import styles from "./calculator-band.module.css";
import CalculatorIsland, {
  type CalculatorIslandProps,
} from "#app/pages/pricing/calculator/calculator.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { dateWords } from "#app/text/date-words.ts";

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

/** "A, B and C" in the page's language. From right to left each item is isolated: foreign names keep their order. */
function useList(): (items: readonly string[]) => string {
  const { code, direction } = useLanguage();
  const isolated = (item: string): string => (direction === "rtl" ? `\u2068${item}\u2069` : item);
  return (items) => new Intl.ListFormat(code).format(items.map(isolated));
}

type CalculatorProps = Omit<CalculatorIslandProps, "dates">;

/** The calculator (CALC-01…CALC-10). */
function Calculator(props: CalculatorProps) {
  const dates = dateWords(useLanguage().code);
  return <Island of={CalculatorIsland} name="calculator" when="idle" props={{ ...props, dates }} />;
}
