import CalculatorIsland, {
  type CalculatorIslandProps,
} from "#app/pages/pricing/calculator/calculator.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { useLanguage } from "#app/language/language.ts";
import { dateWords } from "#app/text/date-words.ts";

export type CalculatorProps = Omit<CalculatorIslandProps, "dates">;

/** The calculator (CALC-01…CALC-10). */
export function Calculator(props: CalculatorProps) {
  const dates = dateWords(useLanguage().code);
  return <Island of={CalculatorIsland} name="calculator" when="idle" props={{ ...props, dates }} />;
}
