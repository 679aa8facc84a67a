import { BUILT_IN } from "@meridian/contract/theme";
import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepareResponse } from "#server/http/prepared-response.ts";
import { PaintError, paintDrawing, type PaintDrawing } from "#server/pictures/paint-drawing.ts";
import { createOgPictures } from "#server/seo/og-pictures.ts";
import { languagesOf } from "#server/config/site-language.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "og-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const PAGE = prepareResponse({
  status: 200,
  bodies: { identity: Buffer.from('<meta property="og:title" content="Sales">') },
  contentType: "text/html",
  cacheControl: "no-cache",
  headers: [],
});
const logo = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 48 48">${inner}</svg>`;

function fixture(drawing: string, paint?: PaintDrawing) {
  const stored = new Map<string, Buffer>();
  const warn = vi.fn<(details: object, words?: string) => void>();
  const pictures = createOgPictures({
    brand: async () => ({
      name: "Meridian",
      palette: BUILT_IN.palette,
      logo: drawing,
      title: "{title}",
      cities: { offices: [], clientCities: [] },
      land: [],
      font: undefined,
    }),
    pages: { get: async () => ({ ready: PAGE, state: "hit" }) },
    siteSettings: { languages: () => languagesOf({ language: "en", otherLanguages: [] }) },
    routes: async () => ({
      paths: () => ["/sales"],
      match: (pattern) => ({ pattern, isFallback: false, isLiteral: true, query: [] }),
    }),
    disk: {
      get: async (name) => stored.get(name),
      set: async (name, bytes) => void stored.set(name, Buffer.from(bytes)),
    },
    log: { warn },
    isHttps: true,
    ...(paint && { paint }),
  });
  const request = async () => {
    const answer = await pictures.handle(new Request("http://site/og/sales.png"));
    if (!answer) throw new Error("no preview picture");
    return answer;
  };
  /** The colour at a point of the logo. */
  const pixel = async () => {
    const bytes = Buffer.from(await (await request()).arrayBuffer());
    const part = sharp(bytes).extract({ left: 100, top: 100, width: 1, height: 1 });
    return [...(await part.removeAlpha().raw().toBuffer())];
  };
  return { request, pixel, stored, warn };
}

test("[SEC-01] a logo cannot read files of the machine", async () => {
  const file = join(folder, "secret.png");
  writeFileSync(
    file,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer(),
  );
  for (const name of ["href", "xlink:href"]) {
    const { pixel } = fixture(
      logo(`<image ${name}="${file}" width="48" height="48"/><path d="M0 0h1v1z"/>`),
    );
    expect(await pixel(), name).not.toEqual([255, 0, 0]);
  }
});

test("[SEC-01] a logo that cannot be rendered is tried once: the name replaces it, and the operator gets a warning", async () => {
  const bad = logo('<path id="bad" d="M0 0h1v1z"/>');
  const painted: string[] = [];
  const { request, warn } = fixture(bad, async (svg) => {
    painted.push(svg);
    if (svg.includes('id="bad"')) throw new PaintError("it takes longer than 5 s");
    return paintDrawing(svg);
  });
  expect([(await request()).status, (await request()).status]).toEqual([200, 200]);
  expect(painted.map((svg) => svg.includes('id="bad"'))).toEqual([true, false]);
  expect(warn.mock.calls).toEqual([
    [{ problem: "it takes longer than 5 s" }, expect.stringContaining("brand.logo")],
  ]);
});

test("a failing renderer costs this picture, which is retried later", async () => {
  const { request } = fixture(logo('<path d="M0 0h1v1z"/>'), async () => {
    throw new PaintError("it cannot be rendered");
  });
  const answer = await request();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
