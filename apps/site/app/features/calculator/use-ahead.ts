import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { ComposedTeam } from "#app/features/calculator/use-team.ts";
import { priceTeam, type Specialization, type Team } from "#app/lib/calculator.ts";
import { writeTeam, type Position } from "#app/lib/team.ts";
import { afterPaint } from "#app/ui/after-paint.ts";

/** What a press makes of the team that is shown. */
export type Edit = (rows: readonly Position[]) => readonly Position[];

interface Ahead {
  team: Team;
  /** Shows another team and returns it. The same function for good, whatever team is shown: who calls it need not be drawn again. */
  change(edit: Edit): Team;
}

/**
 * Shows another team at once and lets the address, for which the whole page is rendered again, follow after the paint: on a
 * slow phone that takes longer than a press may.
 */
export function useAhead({ team: written, change: write }: Pick<ComposedTeam, "team" | "change">, specializations: readonly Specialization[]): Ahead {
  const [ahead, setAhead] = useState<Team | null>(null);
  if (ahead && writeTeam(ahead.rows) === writeTeam(written.rows)) setAhead(null);
  const team = ahead ?? written;
  // What is shown, for a press that comes before the next render too.
  const last = useRef({ team, write, specializations });
  useLayoutEffect(() => {
    last.current = { team, write, specializations };
  });
  const change = useCallback((edit: Edit): Team => {
    const positions = edit(last.current.team.rows);
    const next = priceTeam({ positions, isWhole: true }, last.current.specializations);
    last.current = { ...last.current, team: next };
    setAhead(next);
    afterPaint(() => last.current.write(positions));
    return next;
  }, []);
  return { team, change };
}
