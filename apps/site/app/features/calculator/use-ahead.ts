import { useState } from "react";
import type { ComposedTeam } from "#app/features/calculator/use-team.ts";
import { priceTeam, type Specialization, type Team } from "#app/lib/calculator.ts";
import { writeTeam, type Position } from "#app/lib/team.ts";

/**
 * Shows another team at once and lets the address, for which the whole page is rendered again, follow after the paint: on a
 * slow phone that takes longer than a press may.
 */
export function useAhead({ team, change }: Pick<ComposedTeam, "team" | "change">, specializations: readonly Specialization[]): { team: Team; change(positions: readonly Position[]): Team } {
  const [ahead, setAhead] = useState<Team | null>(null);
  if (ahead && writeTeam(ahead.rows) === writeTeam(team.rows)) setAhead(null);
  return {
    team: ahead ?? team,
    change(positions) {
      const next = priceTeam({ positions, isWhole: true }, specializations);
      setAhead(next);
      requestAnimationFrame(() => setTimeout(() => change(positions)));
      return next;
    },
  };
}
