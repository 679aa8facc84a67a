import CalculatorIsland, {
  type CalculatorProps,
} from "#app/pages/pricing/calculator/calculator.island.tsx";
import { Island } from "#app/islands/island.tsx";

export type { CalculatorProps } from "#app/pages/pricing/calculator/calculator.island.tsx";

/** The calculator (CALC-01…CALC-10). */
export function Calculator(props: CalculatorProps) {
  return <Island of={CalculatorIsland} name="calculator" when="idle" props={props} />;
}
