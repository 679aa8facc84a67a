import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { priceTeam, SEND, teamSearch, type Specialization, type Team } from "#app/lib/calculator.ts";
import { readTeam, TEAM, type Position } from "#app/lib/team.ts";

export interface ComposedTeam {
  team: Team;
  /** Whether the visitor wants it in the contact form too. */
  isSent: boolean;
  /** Another team; the one before is a step back. */
  change(positions: readonly Position[]): void;
}

/** The team in the address, which is its only place (CALC-10): reload, back, forward and a copied link need nothing more. */
export function useTeam(specializations: readonly Specialization[]): ComposedTeam {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const written = query.get(TEAM);
  const isSent = query.has(SEND);
  const team = useMemo(() => priceTeam(readTeam(written), specializations), [written, specializations]);
  return { team, isSent, change: (positions) => void navigate({ search: teamSearch(positions, isSent) }, { preventScrollReset: true }) };
}
