import { optionalBand } from "#app/content/optional-band.server.ts";
import { carriedTeam, type CarriedTeam } from "#app/lib/carried-team.ts";
import { firstWord, readTeam, specializationKey, TEAM } from "#app/lib/team.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** The team that an address brings along, in the survey's answers; `null` when it brings none. The host is asked for the names only then; without them what the survey itself names is left of the team. */
export async function readCarriedTeam(content: ContentSource, address: URL): Promise<CarriedTeam | null> {
  const { positions } = readTeam(address.searchParams.get(TEAM));
  if (positions.length === 0) return null;
  const records = await optionalBand(content, "names of a composed team", content.read("specialisationCosts"));
  const names = new Map((records ?? []).map(({ position_name: title }) => [specializationKey(title), firstWord(title)]));
  return carriedTeam(positions, names);
}
