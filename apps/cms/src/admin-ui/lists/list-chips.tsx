import type { ListViewServerProps } from "payload";
import { ChipRow } from "#admin-ui/lists/chip-row.tsx";
import { readFacets } from "#admin-ui/lists/read-facets.ts";

/** Quick filters above a list. */
export async function ListChips({ payload, user, collectionConfig, i18n }: ListViewServerProps) {
  const facets = await readFacets(payload, collectionConfig, user?.email ?? "", i18n);
  return <ChipRow facets={facets} />;
}
