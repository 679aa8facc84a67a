import { labelText } from "#admin-ui/words/label-text.ts";
import { kindName, PAGE_KIND } from "#records/kind-name.ts";
import type { Payload } from "payload";
import type { Place } from "#publishing/schedule/upcoming.ts";

/** In an editor's terms. */
export interface Named {
  /** `Blog post`. */
  kind: string;
  title: string;
  /** In the admin. */
  address: string;
}

/** With the latest title. */
export async function inWords(payload: Payload, place: Place): Promise<Named> {
  if ("global" in place) {
    const { label } = payload.config.globals.find(({ slug }) => slug === place.global) ?? {};
    return {
      kind: PAGE_KIND,
      title: labelText(label ?? place.global),
      address: `/admin/globals/${place.global}`,
    };
  }
  const { collection, id } = place;
  const { config } = payload.collections[collection];
  const record: object | null = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  const title: unknown = record && Reflect.get(record, config.admin.useAsTitle ?? "id");
  const kind = kindName(config.labels, record);
  return {
    kind,
    title: String(title || `Without a title (${id})`),
    address: `/admin/collections/${collection}/${id}`,
  };
}
