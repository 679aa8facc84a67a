import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test, vi } from "vitest";
import type { SiteConfig } from "#app/site-config.ts";
import type { Sources } from "#server/pictures/sources.ts";
import { createFonts } from "#server/fonts/fonts.ts";
import type { Log } from "#server/observability/log.ts";
import { hashOf } from "#server/http/prepared-response.ts";
import { PictureError } from "#server/pictures/picture-error.ts";

const require = createRequire(import.meta.url);
const fileOf = (name: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/commissioner/files/commissioner-${name}.woff2`));
const FILES: Record<string, Buffer> = {
  "/media/regular.woff2": fileOf("latin-400-normal"),
  "/media/bold.woff2": fileOf("latin-700-normal"),
  "/media/russian.woff2": fileOf("cyrillic-400-normal"),
  "/media/variable.woff2": readFileSync(
    new URL("../../app/styles/fonts/commissioner-basic-latin.woff2", import.meta.url),
  ),
};

/** Fonts of a host with `FILES`; an address with "slow" never responds. */
function fixture() {
  const warn = vi.fn<(details: object, message?: string) => void>();
  const report = vi.fn<(band: string, error: unknown) => void>();
  const found = (source: string): Buffer => {
    const file = FILES[source.split("?")[0] ?? ""];
    if (file) return file;
    throw new PictureError(source.includes("down") ? 502 : 404, `font ${source}: none`);
  };
  const sources: Sources = {
    find: async (source) =>
      source.includes("slow")
        ? new Promise(() => undefined)
        : { hash: hashOf(found(source)), type: "font/woff2", checkedAt: 0 },
    bytes: async (source) => found(source),
  };
  const fonts = createFonts({
    settings: { contentHost: "https://host.example" },
    sources,
    log: { warn } as Pick<Log, "warn">,
    isHttps: true,
    timeoutMs: 50,
  });
  const site = (chosen: Partial<SiteConfig["theme"]["fonts"]>) => ({
    theme: { colors: {}, dark: false, fonts: { text: {}, headings: {}, ...chosen } },
  });
  const of = (chosen: Partial<SiteConfig["theme"]["fonts"]>) => fonts.of(site(chosen), { report });
  return { fonts, site, of, warn, report };
}

test("[OWN-07] without a choice the output for the bundled font is unchanged", async () => {
  const { of, warn } = fixture();
  expect(await of({})).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test("[OWN-07] the site serves a regular and a bold font by content hash, with fallbacks of their metrics", async () => {
  const { of, fonts } = fixture();
  const text = {
    regular: "/media/regular.woff2?v=1",
    bold: "https://host.example/media/bold.woff2",
  };
  const styled = await of({ text });
  const [regular = "", bold = ""] = styled?.styles.match(/\/fonts\/[\w-]+\.woff2/g) ?? [];
  expect(fonts.get(regular)?.variants.identity.body).toEqual(FILES["/media/regular.woff2"]);
  expect(fonts.get(bold)?.variants.identity.body).toEqual(FILES["/media/bold.woff2"]);
  expect(styled).toMatchObject({ preloads: [regular], isWhole: true });
  // Commissioner's metrics, as measured for the bundled font (fonts.css).
  expect(styled?.styles).toContain(
    "size-adjust:101.1%;ascent-override:100.6%;descent-override:20.4%;line-gap-override:0%",
  );
  expect(styled?.styles).toMatch(
    /local\("Liberation Sans Bold"\)[^}]*font-weight:700;size-adjust:95/,
  );
  expect(styled?.styles).toContain(
    ':root{--font-sans:"Brand Text","Brand Text Fallback",system-ui',
  );
  expect(styled?.styles).toContain('--font-display:"Brand Text"');
  const headers = fonts.get(regular)?.variants.identity.headers ?? [];
  expect(headers).toEqual(
    expect.arrayContaining(["font/woff2", expect.stringContaining("immutable")]),
  );
});

test("[OWN-07] a variable font for headings uses one file for all weights; the text keeps the bundled font", async () => {
  const { of } = fixture();
  const styled = await of({
    headings: { regular: "/media/variable.woff2", bold: "/media/bold.woff2" },
  });
  expect(styled?.styles).toContain("font-weight:300 640;");
  expect(styled?.styles).not.toContain("--font-sans");
  expect(styled?.styles.match(/src:url/g)).toHaveLength(1);
  expect(styled?.isWhole).toBe(false);
});

test("[OWN-07] an unusable font is reported once with its setting and reason, and the bundled font replaces it", async () => {
  const { of, warn, report } = fixture();
  for (const regular of [
    "/media/russian.woff2",
    "/media/russian.woff2",
    "/media/none.woff2",
    "https://elsewhere.example/a.woff2",
    "/media/../x.woff2",
  ])
    expect(await of({ text: { regular } })).toBeNull();
  expect(await of({ text: { bold: "/media/bold.woff2" } })).toBeNull();
  expect(warn.mock.calls.map(([, message]) => message)).toEqual([
    expect.stringMatching(/^site settings: theme\.fonts\.text\.regular cannot.*has no “B”/),
    expect.stringContaining("none"),
    expect.stringContaining("at an address of https://host.example"),
    expect.stringContaining("none"),
  ]);
  // An unusable bold font does not affect the regular one.
  const styled = await of({ text: { regular: "/media/regular.woff2", bold: "/media/none.woff2" } });
  expect(styled?.styles.match(/src:url/g)).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
});

test("[OWN-07] a failing or slow host delays no page, and such a page is not cached for long", async () => {
  const { of, warn, report } = fixture();
  expect(await of({ text: { regular: "/media/down.woff2" } })).toBeNull();
  expect(await of({ text: { regular: "/media/slow.woff2" } })).toBeNull();
  expect(report.mock.calls.map(([place]) => place)).toEqual([
    "theme.fonts.text.regular",
    "theme.fonts.text.regular",
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test("[OWN-61] titles of generated pictures use the headings' font, else the text's, else the bundled one", async () => {
  const { fonts, site, report } = fixture();
  const text = { regular: "/media/regular.woff2" };
  const headings = { regular: "/media/bold.woff2" };
  expect(await fonts.titleFile(site({ text, headings }))).toEqual(FILES["/media/bold.woff2"]);
  expect(await fonts.titleFile(site({ text }))).toEqual(FILES["/media/regular.woff2"]);
  for (const regular of ["/media/slow.woff2", "/media/down.woff2", "/media/russian.woff2"])
    expect(await fonts.titleFile(site({ headings: { regular } }))).toBeUndefined();
  expect(await fonts.titleFile(site({}))).toBeUndefined();
  // The page's render reports it.
  expect(report).not.toHaveBeenCalled();
});

test("[OWN-61] a page that does not wait has only the fonts already loaded", async () => {
  const { fonts, site, of } = fixture();
  const chosen = { text: { regular: "/media/regular.woff2", bold: "/media/bold.woff2" } };
  expect(fonts.cached(site(chosen))).toBe("");
  const styled = await of(chosen);
  expect(fonts.cached(site(chosen))).toBe(styled?.styles);
  expect(fonts.cached(site({ headings: { regular: "/media/slow.woff2" } }))).toBe("");
  expect(fonts.cached(site({}))).toBe("");
});
