import type { Config } from "payload";
import { de } from "payload/i18n/de";
import { en } from "payload/i18n/en";
import { plainGerman } from "#admin-ui/plain-german.ts";
import { plainMessages } from "#admin-ui/plain-messages.ts";
import accounts from "#accounts/german/screens.json" with { type: "json" };
import adminUi from "#admin-ui/german/screens.json" with { type: "json" };
import dashboard from "#dashboard/german/screens.json" with { type: "json" };
import inbox from "#inbox/german/screens.json" with { type: "json" };
import library from "#library/german/screens.json" with { type: "json" };
import movingIn from "#moving-in/german/screens.json" with { type: "json" };
import publishing from "#publishing/german/screens.json" with { type: "json" };
import records from "#records/german/screens.json" with { type: "json" };
import translations from "#translations/german/screens.json" with { type: "json" };

/** By their English. The browsers of those who read German get all of them. */
const screens: Readonly<Record<string, string>> = {
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

/** The languages of the admin: English, and German with the texts that `adminWords` reads. */
export const adminLanguages: NonNullable<Config["i18n"]> = {
  supportedLanguages: { en, de },
  fallbackLanguage: "en",
  translations: { ...plainMessages.translations, de: { ...plainGerman, own: screens } },
};
