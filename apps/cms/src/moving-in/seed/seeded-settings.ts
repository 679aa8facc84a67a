/**
 * The demo's values for settings that identify a company. Removing the demo does not delete them,
 * because edited settings stay, too.
 */
import type { Payload } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { SiteSetting } from "#payload-types.ts";

export type SettingsPart = "name" | "mark" | "colours" | "contact" | "menu" | "places";
/** Values as text for comparison; empty if not set. */
export type SettingsParts = Record<SettingsPart, string>;

const KEY = "seeded-settings";

const idOf = (picture: number | { id: number } | null | undefined): number | undefined =>
  typeof picture === "object" ? picture?.id : picture;
const together = (...values: unknown[]): string =>
  values.some((value) => (Array.isArray(value) ? value.length > 0 : value))
    ? JSON.stringify(values)
    : "";

type Settings = Partial<SiteSetting>;

const menuOf = ({ menu, pages }: Settings): string =>
  together(menu?.items?.map(({ label }) => label) ?? [], pages?.off ?? []);
const placesOf = ({ geography }: Settings): string =>
  together(
    geography?.offices?.map(({ city }) => city) ?? [],
    geography?.clientCities?.map(({ city }) => city) ?? [],
  );

export const partsOf = (settings: Settings): SettingsParts => ({
  name: settings.brand?.name?.trim() ?? "",
  mark: together(idOf(settings.brand?.logo), idOf(settings.brand?.mark)),
  colours: together(...Object.values(settings.theme?.colors ?? {})),
  contact: settings.contact?.email?.trim() ?? "",
  menu: menuOf(settings),
  places: placesOf(settings),
});

export async function noteSeededSettings(payload: Payload): Promise<void> {
  await payload.kv.set(KEY, { ...partsOf(await publishedSettings(payload)) });
}

/** `null`: no seed, or one by a release that stored no values. */
export const readSeededSettings = (payload: Payload): Promise<SettingsParts | null> =>
  payload.kv.get<SettingsParts & Record<string, unknown>>(KEY);

/** The stored settings, without the values of `site.config.json`. */
export async function publishedSettings({ db }: Payload): Promise<Settings> {
  const stored = await db.findGlobal<SiteSetting & Record<string, unknown>>({
    slug: "site-settings",
  });
  return stored && isPublished(stored) ? stored : {};
}
