import { useEffect, useState } from "react";
import { countUp } from "#app/lib/count-up.ts";

/** The number to show while a fact counts; `null` before it was started and once it is done, when the fact itself shows. */
export function useCountUp(max: number, delay: number, started: boolean): number | null {
  const [value, setValue] = useState<number | "done">(0);
  useEffect(() => (started ? countUp(max, delay, setValue, () => setValue("done")) : undefined), [max, delay, started]);
  return started && value !== "done" ? value : null;
}
