/** Search engines should not list pages that still show an empty host's instructions. */
import { EARLIER, HOME, PRIVACY, STAGES, TERMS } from "#records/placeholders/starter-texts.ts";

const paragraphs = (html: string): string[] =>
  [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = ""]) => text);

/** By the page's slug in the admin. */
const PAGES = {
  home: { path: "/", instructions: [HOME.title, ...paragraphs(HOME.description)] },
  "road-map": { path: "/dedicated-team-road-map", instructions: STAGES.map(([, text]) => text) },
  "privacy-policy": { path: "/privacy-policy", instructions: paragraphs(PRIVACY) },
  "terms-of-use": { path: "/terms-of-use", instructions: paragraphs(TERMS) },
} as const satisfies Record<string, { path: string; instructions: readonly string[] }>;

export type PlaceholderPage = keyof typeof PAGES;
export const PLACEHOLDER_PAGES = Object.keys(PAGES) as PlaceholderPage[];
export const isPlaceholderPage = (slug: string): slug is PlaceholderPage => slug in PAGES;

export const pathOfPage = (page: PlaceholderPage): string => PAGES[page].path;

/** The first instruction that the document still contains. */
export function instructionIn(page: PlaceholderPage, doc: unknown): string | undefined {
  const words = wordsIn(doc);
  return [...PAGES[page].instructions, ...EARLIER[page]].find((text) => words.includes(text));
}

/** All texts; rich text without formatting. */
const wordsIn = (value: unknown, isRich = false): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .filter(([name, inner]) => !isRich || name === "text" || typeof inner === "object")
        .map(([, inner]) => wordsIn(inner, isRich || "root" in value))
        .join(isRich ? "" : "\n")
    : typeof value === "string"
      ? value
      : "";
