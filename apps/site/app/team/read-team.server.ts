import { readSpecializations } from "#app/team/read-costs.server.ts";
import { carriedTeam, type CarriedTeam } from "#app/team/carried-team.ts";
import { readTeam, TEAM } from "#app/team/team.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/**
 * The team that an address brings along, in the survey's answers; `null` when it brings none. The
 * host is asked for the names only then; without them what the survey itself names is left of the
 * team.
 */
export async function readCarriedTeam(
  content: ContentSource,
  address: URL,
  technologies: readonly string[],
): Promise<CarriedTeam | null> {
  const { positions } = readTeam(address.searchParams.get(TEAM));
  if (positions.length === 0) return null;
  const specializations = (await readSpecializations(content)) ?? [];
  return carriedTeam(
    positions,
    new Map(specializations.map(({ key, name }) => [key, name])),
    technologies,
  );
}

/**
 * Whether an address brings a team along of which nothing is known. Not so where the host cannot
 * say.
 */
export async function carriesNothing(
  content: ContentSource,
  query: URLSearchParams,
): Promise<boolean> {
  const { positions } = readTeam(query.get(TEAM));
  if (positions.length === 0) return true;
  const specializations = await readSpecializations(content);
  return (
    specializations !== null &&
    carriedTeam(positions, new Map(specializations.map(({ key, name }) => [key, name]))) === null
  );
}
