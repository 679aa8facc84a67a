/** Recoloured SVGs, and the map with its routes, made on the first request after a change. */
import { routesMap, withRoutes } from "#app/bands/regions-map/routes.ts";
import { globeAddress, globeDrawing, isGlobe, landOf } from "#app/bands/regions-map/globe.ts";
import { WHOLE } from "#app/bands/regions-map/world-map.ts";
import { darkOf, type Theme } from "@meridian/contract/theme";
import { COLORS, SHADE_NAMES, type Palette } from "@meridian/contract/theme/palette";
import { brotli, gzipped } from "#server/http/compress.ts";
import { DARK } from "#server/http/addresses.ts";
import { hashOf, type PreparedResponse } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";
import { publicFile, type StaticFiles } from "#server/static/static.ts";

export interface ThemedFiles {
  get: StaticFiles["get"];
  /** SVGs have a second address, in the dark palette (versioned.ts). */
  isDark(): boolean;
  /** In an SVG's address, so that caches never show another brand's; `""`: the built-in theme. */
  version(): string;
}

const DRAWING = /^\/(?!assets\/).*\.svg$/;
const COLOR = /#[0-9a-f]{6}\b/gi;
const names = new Map<string, keyof Palette>(SHADE_NAMES.map((name) => [COLORS[name], name]));

export const recolored = (drawing: string, palette: Palette): string =>
  drawing.replace(COLOR, (color) => {
    const name = names.get(color.toLowerCase());
    return name ? palette[name] : color;
  });

export function createThemedFiles({
  stage: { files },
  theme,
  siteSettings,
  isHttps,
}: Uses<"theme" | "isHttps", { stage: "files"; siteSettings: "latest" }>): ThemedFiles {
  const made = new Map<string, PreparedResponse>();
  const versions = new WeakMap<Theme, string>();
  let lastTheme: Theme | undefined;
  let lastPlaces: string | undefined;
  const hasDark = (): boolean => siteSettings.latest.theme.dark;

  async function squeeze(
    key: string,
    path: string,
    identity: Buffer,
    first: PreparedResponse,
  ): Promise<void> {
    const [br, gzip] = await Promise.all([brotli(identity, 5), gzipped(identity, 6)]);
    if (made.get(key) === first) made.set(key, publicFile(path, { identity, br, gzip }, isHttps));
  }

  function draw(
    key: string,
    path: string,
    file: PreparedResponse,
    palette: Palette,
  ): PreparedResponse {
    const color = (svg: string): string => recolored(svg, palette);
    const drawing = file.variants.identity.body.toString("utf8");
    const map = routesMap(path);
    const { geography } = siteSettings.latest;
    const whole = map ? withRoutes(drawing, geography, map) : drawing;
    const identity = Buffer.from(
      isGlobe(path)
        ? color(globeDrawing({ land: landOf(drawing), cities: geography, palette: COLORS }))
        : color(whole),
    );
    const first = publicFile(path, { identity }, isHttps);
    made.set(key, first);
    void squeeze(key, path, identity, first);
    return first;
  }

  return {
    get(address) {
      const isDark = hasDark() && address.startsWith(`${DARK}/`);
      const path = isDark ? address.slice(DARK.length) : address;
      const map = isGlobe(path) ? WHOLE : routesMap(path);
      const file = files.get(map?.drawing ?? path);
      if (!file || !DRAWING.test(path)) return file;
      const [current, places] = [theme(), globeAddress(siteSettings.latest.geography)];
      if (current.isBuiltIn && !map && !isDark) return file;
      if (lastTheme !== current || lastPlaces !== places) made.clear();
      [lastTheme, lastPlaces] = [current, places];
      // One per set of places, whatever the requested address.
      const name = map ? `${isGlobe(path) ? "globe" : "routes"} ${map.drawing}` : path;
      const key = isDark ? DARK + name : name;
      return made.get(key) ?? draw(key, path, file, isDark ? darkOf(current) : current.palette);
    },
    isDark: hasDark,
    version() {
      const current = theme();
      if (current.isBuiltIn && !hasDark()) return "";
      const version = versions.get(current) ?? hashOf(JSON.stringify(current.palette)).slice(0, 8);
      versions.set(current, version);
      return hasDark() ? `${version}d` : version;
    },
  };
}
