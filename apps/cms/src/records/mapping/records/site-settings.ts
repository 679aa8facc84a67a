/**
 * The contract's extension. Settings have the same paths in the contract, the form and the site's
 * file; the brand's logos are pictures of the library.
 */
import {
  BRAND_PICTURES,
  rightSettings,
  siteConfigSchema,
  type GivenSettings,
  type Image,
  type PageName,
  type WireSettings,
} from "@meridian/contract";
import { messagesWhere, problemsIn, type OwnMessages } from "@meridian/messages/own-messages";
import {
  asPageFields,
  pageWordsIn,
  withoutPageWords,
  withPageWords,
  type WordedPage,
} from "#records/globals/page-words.ts";
import { isOwnMessages } from "#records/globals/site-settings/language.ts";
import { withoutUnwritten } from "#records/globals/site-settings/lists.ts";
import { SETTINGS_LISTS } from "#records/globals/site-settings.ts";
import { PUBLISHED, type ImportContext, type NewGlobal } from "#records/mapping/import-context.ts";
import { picture } from "#records/mapping/kinds.ts";
import { mediaAddress } from "#server/http/media-address.ts";
import type { Font, SiteSetting } from "#payload-types.ts";

type FontField = number | Font | null | undefined;
const fontAddress = (font: FontField): string | null =>
  typeof font === "object" && font?.filename ? mediaAddress(font.filename, font) : null;
const family = (given: { regular?: FontField; bold?: FontField } | undefined) => ({
  regular: fontAddress(given?.regular),
  bold: fontAddress(given?.bold),
});

/** A document has more members, such as its publication time. */
const KNOWN = new Set(Object.keys(siteConfigSchema.entries));
const LINKS = new Set(["link", "caseStudiesLink"]);

export interface WholeSettings {
  /** `null`: not published. */
  settings: SiteSetting | null;
  /** Of the pages with a form of their own, in the places that they have in the settings. */
  pageWords: Record<string, unknown>;
}

interface SettingsParts {
  unlisted?: readonly string[];
  language?: string | undefined;
  absent?: readonly PageName[];
}

export const siteSettings = {
  /**
   * `unlisted`: pages that search engines should not list yet. `language`: of a reply in a further
   * language; `absent`: pages without a record in it, or without content.
   */
  write(
    { settings, pageWords }: WholeSettings,
    { unlisted = [], language, absent = [] }: SettingsParts = {},
  ): WireSettings {
    const own = settings ? toContract(settings) : {};
    const words = withoutIds(pageWords) as WireSettings;
    const reading = { ...own.reading, ...words.reading };
    const written = { ...own, ...words, ...(Object.keys(reading).length > 0 && { reading }) };
    return {
      ...written,
      ...(language !== undefined && { language }),
      ...(absent.length > 0 && {
        pages: { ...written.pages, off: [...new Set([...(written.pages?.off ?? []), ...absent])] },
      }),
      // The specification's defaults are off: the owner enters these values.
      specifiedDefaults: false,
      ...(unlisted.length > 0 && { seo: { ...written.seo, unlisted: [...unlisted] } }),
    };
  },
  read(
    { brand, theme, contact, ...others }: GivenSettings,
    context: ImportContext,
  ): NewGlobal<"site-settings"> {
    const { name, role } = contact?.person ?? {};
    const { settings, breaches } = rightSettings({
      ...withoutPageWords(others),
      contact: contact && { ...contact, person: { name, role } },
      theme: { colors: theme?.colors, dark: theme?.dark },
      brand: { name: brand?.name },
    });
    if (fontsIn(theme?.fonts))
      context.without("theme.fonts: upload them in the library, and choose them in the settings");
    for (const { path, problem } of breaches) context.without(`${path}: ${problem}`);
    const words = linkedMembers(settings, context);
    const { person, ...places } = membersOf(words.contact);
    return {
      ...words,
      messages: usableMessages(settings.messages, context),
      brand: { ...membersOf(words.brand), ...picturesIn(brand, BRAND_PICTURES, context) },
      contact: {
        ...places,
        person: { ...membersOf(person), ...picturesIn(contact?.person, ["picture"], context) },
      },
      ...PUBLISHED,
    };
  },
};

/** The words that a page's form has; `undefined` without any. */
export function readPageWords(
  page: WordedPage,
  given: GivenSettings,
  context: ImportContext,
): Record<string, unknown> | undefined {
  const words = pageWordsIn(page, given);
  if (words === undefined || words === null) return undefined;
  const { settings, breaches } = rightSettings(withPageWords({}, page, words));
  for (const { path, problem } of breaches) context.without(`${path}: ${problem}`);
  return asPageFields(page, pageWordsIn(page, linkedMembers(settings, context)));
}

function usableMessages(given: unknown, context: ImportContext): OwnMessages | undefined {
  if (!isOwnMessages(given)) return undefined;
  const refused = new Set<string>();
  for (const { code, key, problem } of problemsIn(given)) {
    context.without(`messages.${code}.${key}: ${problem}`);
    refused.add(`${code} ${key}`);
  }
  return messagesWhere(given, (key, _, code) => !refused.has(`${code} ${key}`));
}

const membersOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function picturesIn<Name extends string>(
  group: { readonly [N in Name]?: Image | string | null } | null | undefined,
  names: readonly Name[],
  context: ImportContext,
) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const given = group?.[name];
      const found = typeof given === "object" ? context.picture(given) : undefined;
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
}

const toContract = ({ brand, theme, ...others }: SiteSetting): WireSettings => {
  // The form has the contract's paths (a test compares them with its schema).
  const words = withoutIds(
    Object.fromEntries(
      Object.entries(withoutUnwritten(others, SETTINGS_LISTS)).filter(([name]) => KNOWN.has(name)),
    ),
  ) as WireSettings;
  const portrait = picture.write(others.contact?.person?.picture) || null;
  return {
    ...words,
    ...messagesIn(others),
    ...openLanguagesIn(others),
    contact: { ...words.contact, person: { ...words.contact?.person, picture: portrait } },
    theme: {
      colors: theme?.colors ?? {},
      dark: theme?.dark === true,
      fonts: { text: family(theme?.fonts?.text), headings: family(theme?.fonts?.headings) },
    },
    brand: {
      name: brand?.name ?? null,
      logo: picture.write(brand?.logo) || null,
      logoOnDark: picture.write(brand?.logoOnDark) || null,
      mark: picture.write(brand?.mark) || null,
    },
  };
};

const openLanguagesIn = ({
  otherLanguages,
  preparedLanguages,
}: Omit<SiteSetting, "brand" | "theme">): Pick<WireSettings, "otherLanguages"> => {
  const prepared = new Set(preparedLanguages);
  return otherLanguages
    ? { otherLanguages: otherLanguages.filter((code) => !prepared.has(code)) }
    : {};
};

/** By language, where `id` is Indonesian. */
const messagesIn = ({ messages }: Pick<SiteSetting, "messages">): Pick<WireSettings, "messages"> =>
  isOwnMessages(messages) ? { messages } : {};

const fontsIn = (fonts: unknown): boolean =>
  typeof fonts === "object" && fonts !== null
    ? Object.values(fonts).some(fontsIn)
    : typeof fonts === "string" && fonts !== "";

/** Drops the ids of rows. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === "id" ? [] : [[name, withoutIds(inner)]],
    ),
  );
}

/** Turns links to the host's pages into paths; drops links without a target. */
function linked(value: unknown, context: ImportContext, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => linked(item, context));
  if (typeof value === "object" && value !== null) return linkedMembers(value, context);
  return typeof value === "string" && LINKS.has(name) ? context.link(value) : value;
}

const linkedMembers = (group: object, context: ImportContext): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(group).map(([key, inner]) => [key, linked(inner, context, key)]),
  );
