import type { SurveyOffers } from "@meridian/contract/forms";
import { english } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import { readSpecializations } from "#app/team/read-costs.server.ts";
import { carriedTeam, type CarriedTeam } from "#app/team/carried-team.ts";
import { readTeam, TEAM } from "#app/team/team.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** An address's team as answers; `null`: none. If the host fails, only the survey's own names. */
export async function readCarriedTeam(
  content: ContentSource,
  address: URL,
  { offers, t }: { offers: SurveyOffers; t: Translate },
): Promise<CarriedTeam | null> {
  const { positions } = readTeam(address.searchParams.get(TEAM));
  if (positions.length === 0) return null;
  const specializations = (await readSpecializations(content)) ?? [];
  return carriedTeam(
    positions,
    new Map(specializations.map(({ key, name }) => [key, name])),
    t,
    offers,
  );
}

/** Whether an address has a team of unknown positions only. False when the host fails. */
export async function carriesNothing(
  content: ContentSource,
  query: URLSearchParams,
): Promise<boolean> {
  const { positions } = readTeam(query.get(TEAM));
  if (positions.length === 0) return true;
  const specializations = await readSpecializations(content);
  if (specializations === null) return false;
  const names = new Map(specializations.map(({ key, name }) => [key, name]));
  return carriedTeam(positions, names, english) === null;
}
