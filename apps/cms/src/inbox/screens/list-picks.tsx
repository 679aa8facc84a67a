import { sourceName } from "@meridian/contract/touch";
import type { Payload } from "payload";
import type { Words } from "#admin-ui/words/words.ts";
import { listOf } from "#inbox/list-address.ts";
import { ListPick, type PickedList } from "#inbox/screens/list-pick.tsx";
import { usedSources } from "#inbox/sources/used-sources.ts";
import { assignable } from "#inbox/teamwork/assignable.ts";
import { withTag } from "#inbox/teamwork/tags.ts";
import { usedTags } from "#inbox/teamwork/used-tags.ts";

interface Pick {
  label: string;
  any: string;
  lists: PickedList[];
}

const UNASSIGNED = { assignee: { exists: "false" } };

/** By name; the user's own list is the view "Mine". `shown`: whose list the address names. */
async function colleagueLists(
  payload: Payload,
  { me, shown, t }: { me: string; shown: unknown; t: Words },
): Promise<PickedList[]> {
  const options = await assignable(payload, Number(shown) || null);
  const others = options.filter(({ value }) => value !== me);
  const lists = others.map(({ value, label }) => ({
    label: String(label),
    address: listOf({ assignee: value }),
  }));
  return lists.length > 0 ? [...lists, { label: t("No one"), address: listOf(UNASSIGNED) }] : [];
}

/** Values that the inbox's list is chosen by: too many for a chip each. */
export async function readPicks(
  payload: Payload,
  reader: { me: string; shown: unknown; t: Words },
): Promise<Pick[]> {
  const { t } = reader;
  const [colleagues, tags, sources] = await Promise.all([
    colleagueLists(payload, reader),
    usedTags(payload),
    usedSources(payload),
  ]);
  const ofSource = (source: string): PickedList => ({
    label: t(sourceName(source)),
    address: listOf({ utmSource: source }),
  });
  return [
    { label: t("Assigned to"), any: t("Assigned to: any"), lists: colleagues },
    {
      label: t("Tag"),
      any: t("Tag: any"),
      lists: tags.map((tag) => ({ label: tag, address: listOf(withTag(tag)) })),
    },
    {
      label: t("Source"),
      any: t("Source: any"),
      lists: sources.length > 1 ? sources.map(ofSource) : [],
    },
  ].filter(({ lists }) => lists.length > 0);
}

interface ListPicksProps {
  picks: readonly Pick[];
  isChosen: (address: string) => boolean;
}

export function ListPicks({ picks, isChosen }: ListPicksProps) {
  return picks.map((pick) => (
    <li key={pick.label}>
      <ListPick {...pick} chosen={pick.lists.find(({ address }) => isChosen(address))?.address} />
    </li>
  ));
}
