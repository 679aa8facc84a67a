import { ENGLISH, languageOf } from "@meridian/messages/language";
import type { SiteSetting } from "#payload-types.ts";
import { isOwnMessages } from "#records/globals/site-settings/language.ts";

type Settings = Pick<SiteSetting, "language" | "messages">;

/** The title of a page whose record has none, as the site prints it; `""`: unknown. */
const TITLES: Readonly<Record<string, (settings: Settings) => string>> = {
  "/career": ({ language, messages }) => {
    const code = language?.trim() || ENGLISH.code;
    const own = isOwnMessages(messages) ? messages[code] : undefined;
    return languageOf(code, own).language.t("career.career");
  },
};

export const titleInSettings = (address: string, settings: Settings): string =>
  TITLES[address]?.(settings) ?? "";
