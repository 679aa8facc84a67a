import { NORTHWIND } from "@meridian/contract/theme/testing/northwind";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { BUILT_IN, darkOf, themeOf, type Theme } from "@meridian/contract/theme";
import { COLORS } from "@meridian/contract/theme/palette";
import { expect, test, vi } from "vitest";
import { publicFile } from "#server/static/static.ts";
import { NORTH } from "#app/bands/regions-map/world-map.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { mapAddress } from "#app/bands/regions-map/routes.ts";
import { createThemedFiles, recolored } from "#server/static/themed-files.ts";

const folder = join(import.meta.dirname, "../../public");
const drawings = globSync("**/*.svg", { cwd: folder });
const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const THEIRS = themeOf(NORTHWIND.colors);

const file = (text: string) => publicFile("/icons/a.svg", { identity: Buffer.from(text) }, false);

const NOWHERE: SiteConfig["geography"] = { offices: [], clientCities: [], regions: [] };

function fixture(drawing: string) {
  const state = { theme: BUILT_IN as Theme, geography: NOWHERE, dark: false };
  const own = file(drawing);
  const other = file("{}");
  const map = file("<svg></svg>");
  const files = createThemedFiles({
    stage: {
      files: {
        get: (path) =>
          ({
            "/icons/a.svg": own,
            "/icons/social-x.svg": own,
            "/map/world-plain.svg": map,
            "/map/world-whole.svg": map,
            "/map/points.json": other,
          })[path],
      },
    },
    theme: () => state.theme,
    siteSettings: {
      get latest() {
        return { geography: state.geography, theme: { dark: state.dark } } as SiteConfig;
      },
    },
    isHttps: false,
  });
  return { state, own, other, files };
}

test("[OWN-03] every built-in SVG uses only palette colours, so that none of them stays with another brand", () => {
  const ours = new Set<string>(Object.values(COLORS));
  expect(drawings.length).toBeGreaterThan(15);
  for (const path of drawings) {
    const colors =
      read(path)
        .toLowerCase()
        .match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/g) ?? [];
    expect([path, colors.filter((color) => !ours.has(color))]).toEqual([path, []]);
    const left =
      recolored(read(path), THEIRS.palette)
        .toLowerCase()
        .match(/#[0-9a-f]{6}\b/g) ?? [];
    expect([path, left.filter((color) => ours.has(color))]).toEqual([path, []]);
  }
});

test("[OWN-03] a theme change applies at once; the built-in theme serves the build's file", async () => {
  const { state, own, other, files } = fixture(
    '<svg fill="#B5125F" stroke="#14252e" color="#123456"/>',
  );
  expect(files.get("/icons/a.svg")).toBe(own);
  expect(files.version()).toBe("");
  state.theme = THEIRS;
  const drawn = files.get("/icons/a.svg");
  const expected = '<svg fill="#0b5fce" stroke="#1c1b2e" color="#123456"/>';
  expect(String(drawn?.variants.identity.body)).toBe(expected);
  expect(drawn?.variants.identity.headers).toEqual(
    expect.arrayContaining(["Content-Security-Policy", "image/svg+xml; charset=utf-8"]),
  );
  const version = files.version();
  expect(version).toMatch(/^[\w-]{8}$/);
  // Compressed in the background, without delaying a request.
  await vi.waitFor(() =>
    expect(gunzipSync(files.get("/icons/a.svg")?.variants.gzip?.body ?? "").toString()).toBe(
      expected,
    ),
  );
  expect(files.get("/map/points.json")).toBe(other);
  state.theme = themeOf({ action: "#0b55bb" });
  expect(String(files.get("/icons/a.svg")?.variants.identity.body)).toContain("#0b55bb");
  expect(files.version()).not.toBe(version);
  state.theme = BUILT_IN;
  expect(files.get("/icons/a.svg")).toBe(own);
});

test("[OWN-41] the map shows the settings' routes, and is redrawn when they change", () => {
  const { state, files } = fixture("<svg/>");
  const drawn = () =>
    files.get(mapAddress(state.geography, NORTH))?.variants.identity.body.toString("utf8") ?? "";
  expect(drawn()).toBe("<svg></svg>");
  const office = {
    city: "Perth",
    longitude: 115.86,
    latitude: -31.95,
    opens: "9:00",
    closes: "18:00",
  };
  const client = { ...office, city: "Lima", longitude: -77, latitude: -12, teams: [] };
  state.geography = { offices: [office], clientCities: [client], regions: [] };
  const one = drawn();
  expect(one.match(/<path d="M/g)).toHaveLength(1);
  state.geography = {
    ...state.geography,
    clientCities: [client, { ...client, city: "Quito", latitude: 0 }],
  };
  expect(drawn().match(/<path d="M/g)).toHaveLength(2);
  state.theme = THEIRS;
  expect(drawn()).not.toContain("#b5125f");
});

test("[OWN-45] the globe is drawn from the places in the palette, once for all of its addresses", () => {
  const { state, files } = fixture("<svg></svg>");
  state.theme = THEIRS;
  const text = (path: string) => files.get(path)?.variants.identity.body.toString("utf8");
  const before = text("/map/globe-00000000.svg");
  expect(before).toContain(THEIRS.palette["sea-2"]);
  expect(before).not.toContain("<circle cx");
  expect(files.get("/map/globe-00000001.svg")).toBe(files.get("/map/globe-00000000.svg"));
  const office = { city: "Varna", longitude: 27.9, latitude: 43.2, opens: "9:00", closes: "18:00" };
  state.geography = { ...NOWHERE, offices: [office] };
  expect(text("/map/globe-00000000.svg")).toContain(
    `<circle cx="0" cy="0" r="10.9" fill="${THEIRS.palette.action}"/>`,
  );
});

test("[DARK-03] with a dark theme an SVG has a second address in the dark palette; off, the build's file is served", () => {
  const { state, own, files } = fixture('<svg fill="#B5125F"><g stroke="#14252e"/></svg>');
  state.dark = true;
  const dark = darkOf(BUILT_IN);
  expect(files.get("/icons/a.svg")).toBe(own);
  expect(String(files.get("/dark/icons/a.svg")?.variants.identity.body)).toBe(
    `<svg fill="${dark.action}"><g stroke="${dark.ink}"/></svg>`,
  );
  expect(String(files.get("/dark/map/globe-00000000.svg")?.variants.identity.body)).toContain(
    dark["sea-2"],
  );
  expect(files.version()).not.toBe("");
  state.dark = false;
  expect(files.get("/dark/icons/a.svg")).toBeUndefined();
  expect(files.get("/icons/a.svg")).toBe(own);
  expect(files.version()).toBe("");
});
