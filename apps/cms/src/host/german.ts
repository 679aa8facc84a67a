import type { CollectionConfig, Config, GlobalConfig, LabelFunction, StaticLabel } from "payload";
import { de } from "payload/i18n/de";
import { en } from "payload/i18n/en";
import { plainGerman } from "#admin-ui/plain-german.ts";
import { plainMessages } from "#admin-ui/plain-messages.ts";
import type { GermanTable } from "#admin-ui/words/german-text.ts";
import { endpointInGerman } from "#host/german-refusals.ts";
import accounts from "#accounts/german/screens.json" with { type: "json" };
import accountsConfig from "#accounts/german/config.json" with { type: "json" };
import adminUi from "#admin-ui/german/screens.json" with { type: "json" };
import adminUiConfig from "#admin-ui/german/config.json" with { type: "json" };
import dashboard from "#dashboard/german/screens.json" with { type: "json" };
import dashboardConfig from "#dashboard/german/config.json" with { type: "json" };
import inbox from "#inbox/german/screens.json" with { type: "json" };
import inboxConfig from "#inbox/german/config.json" with { type: "json" };
import library from "#library/german/screens.json" with { type: "json" };
import libraryConfig from "#library/german/config.json" with { type: "json" };
import movingIn from "#moving-in/german/screens.json" with { type: "json" };
import movingInConfig from "#moving-in/german/config.json" with { type: "json" };
import publishing from "#publishing/german/screens.json" with { type: "json" };
import publishingConfig from "#publishing/german/config.json" with { type: "json" };
import records from "#records/german/screens.json" with { type: "json" };
import recordsConfig from "#records/german/config.json" with { type: "json" };
import serverConfig from "#server/german/config.json" with { type: "json" };
import translations from "#translations/german/screens.json" with { type: "json" };
import translationsConfig from "#translations/german/config.json" with { type: "json" };

/** By their English. The browsers of those who read German get all of them. */
const screens: GermanTable = {
  ...adminUi,
  ...accounts,
  ...library,
  ...records,
  ...translations,
  ...publishing,
  ...inbox,
  ...movingIn,
  ...dashboard,
};

/** Labels, descriptions, validations and refusals: they stay on the server. */
export const configTable: GermanTable = {
  ...serverConfig,
  ...adminUiConfig,
  ...accountsConfig,
  ...libraryConfig,
  ...recordsConfig,
  ...translationsConfig,
  ...publishingConfig,
  ...inboxConfig,
  ...dashboardConfig,
  ...movingInConfig,
};

type Kinds = Pick<Config, "collections" | "globals">;

/** Names of kinds of records are on many screens. */
const kindsIn = ({ collections = [], globals = [] }: Kinds): GermanTable =>
  Object.fromEntries(
    [
      ...collections.flatMap(({ labels }) => [labels?.singular, labels?.plural]),
      ...globals.map(({ label }) => label),
    ].flatMap((label) => {
      const german = typeof label === "string" ? configTable[label] : undefined;
      return german === undefined ? [] : [[label, german]];
    }),
  );

/** The languages of the admin: English, and German with the texts that `adminWords` reads. */
const languages = (kinds: Kinds): NonNullable<Config["i18n"]> => ({
  supportedLanguages: { en, de },
  fallbackLanguage: "en",
  translations: {
    ...plainMessages.translations,
    de: { ...plainGerman, own: { ...kindsIn(kinds), ...screens } },
  },
});

/** Payload's titles read these on the server, per request. */
const byLanguage = <L extends LabelFunction | StaticLabel | undefined>(
  label: L,
): L | LabelFunction => {
  const german = typeof label === "string" ? configTable[label] : undefined;
  return german === undefined
    ? label
    : ({ i18n }) => (i18n.language === "de" ? german : String(label));
};

interface Shown {
  group?: unknown;
  description?: unknown;
}

/** The menu and the top of a form read these on the server. */
const inBoth = (text: unknown): unknown => {
  const german = typeof text === "string" ? configTable[text] : undefined;
  return german === undefined ? text : { en: text, de: german };
};

const shownInBoth = <A extends Shown>(admin: A | undefined): A | undefined =>
  admin && {
    ...admin,
    ...(admin.group !== undefined && { group: inBoth(admin.group) }),
    ...(admin.description !== undefined && { description: inBoth(admin.description) }),
  };

const collectionInGerman = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  labels: {
    singular: byLanguage(collection.labels?.singular),
    plural: byLanguage(collection.labels?.plural),
  },
  admin: shownInBoth(collection.admin),
  endpoints: collection.endpoints && collection.endpoints.map(endpointInGerman),
});

const globalInGerman = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  label: byLanguage(global.label),
  admin: shownInBoth(global.admin),
  endpoints: global.endpoints && global.endpoints.map(endpointInGerman),
});

/**
 * The admin in English and German. Fields keep their English texts: the browser's copy of the
 * configuration is translated (`german-client-config.ts`), and what a check or an endpoint answers.
 */
export const inGerman = (config: Config): Config => ({
  ...config,
  custom: { ...config.custom, german: configTable },
  i18n: languages(config),
  collections: config.collections?.map(collectionInGerman),
  globals: config.globals?.map(globalInGerman),
  endpoints: config.endpoints?.map(endpointInGerman),
});
