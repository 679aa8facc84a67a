import { readFileSync } from "node:fs";
import { ENGLISH, type Language } from "@meridian/messages/language";
import { BUILT_IN, themeStyles, type Theme } from "@meridian/contract/theme";
import { escapeHtml } from "@meridian/contract/escape";
import { pagePolicy, securityHeaders } from "#server/http/headers.ts";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import type { FlatHeaders } from "#server/http/prepared-response.ts";

const styles = readFileSync(new URL("./plain-page.css", import.meta.url), "utf8");

export interface PlainPageOptions {
  brand: () => string;
  isHttps: boolean;
  theme?: () => Theme;
  /** Default: English. */
  language?: (() => Language) | undefined;
  /** CSS of the owner's cached fonts; empty: none. */
  fonts?: () => string;
}

export interface PlainPage {
  html: string;
  /** Includes the policy for its styles. */
  headers: FlatHeaders;
}

const page = (
  brand: string,
  title: string,
  main: string,
  sheet: string,
  { code, direction }: Pick<Language, "code" | "direction"> = ENGLISH,
): string =>
  `<!DOCTYPE html><html lang="${code}"${direction === "rtl" ? ` dir="rtl"` : ""}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${sheet}</style></head><body><header>${escapeHtml(brand)}</header>${main}</body></html>`;

/** A self-contained page without React and the content host. `main` is HTML. */
export function createPlainPage({
  brand,
  isHttps,
  theme = () => BUILT_IN,
  language = () => ENGLISH,
  fonts = () => "",
}: PlainPageOptions): (title: string, main: string) => PlainPage {
  /** The CSS and headers made for each theme. */
  const rendered = new WeakMap<Theme, { faces: string; sheet: string; headers: FlatHeaders }>();
  const renderTheme = (current: Theme, faces: string) => {
    const sheet = themeStyles(current) + faces + styles;
    const hashes = inlineHashes(page("", "", "", sheet));
    const headers = securityHeaders({ isHttps, policy: pagePolicy(hashes, isHttps) });
    const made = { faces, sheet, headers };
    rendered.set(current, made);
    return made;
  };
  return (title, main) => {
    const current = theme();
    const faces = fonts();
    const before = rendered.get(current);
    const { sheet, headers } = before?.faces === faces ? before : renderTheme(current, faces);
    return { html: page(brand(), title, main, sheet, language()), headers };
  };
}
