/** The demo content for another company: its name, colours, places and photographs. */
import { asNorthwind } from "@meridian/contract/theme/testing/northwind";
import type { DemoHost } from "@meridian/demo";
import { isMediaId, mediaFile } from "@meridian/demo/media";
import { landingFixture } from "../../../apps/site/server/tests/landing-fixture.ts";
import type { Json } from "./odd-records.ts";
import { seedOf, type SceneName } from "./photographs.ts";

export const FOLDER = "/media/photographs/";
export const PHOTOGRAPHS = `img[src*="${FOLDER}"]`;

type Shot = readonly [scene: SceneName, nth: number, width: number, height: number];
const [LYING, STANDING, SQUARE] = [
  [1500, 1000],
  [900, 1200],
  [1000, 1000],
] as const;

/** The photographs by the picture that they replace. */
const ALBUM = {
  portrait: [
    ["person", 1, ...STANDING],
    ["person", 2, ...SQUARE],
    ["person", 3, ...STANDING],
    ["person", 4, ...SQUARE],
  ],
  hero: [
    ["city", 1, ...LYING],
    ["hills", 1, ...LYING],
    ["office", 1, ...LYING],
  ],
  lying: [
    ["office", 1, ...LYING],
    ["team", 1, ...LYING],
    ["screen", 1, ...LYING],
    ["hills", 1, ...LYING],
    ["city", 1, ...LYING],
  ],
  standing: [
    ["team", 2, ...STANDING],
    ["person", 3, ...STANDING],
  ],
  square: [["team", 3, ...SQUARE]],
} satisfies Record<string, Shot[]>;

const WORDS: Record<SceneName, string> = {
  office: "Engineers at a long table in the office",
  team: "The team in front of the windows",
  person: "A portrait of a colleague in the office",
  screen: "A screen with code on a desk",
  hills: "Hills under a bright sky",
  city: "The city by night",
};

/** Stay: SVGs that a company would not replace, and videos. */
const UNCHANGED = new Set(["logo", "icon", "video"]);

function placeOf(kind: string, { width, height }: { width: number; height: number }) {
  if (kind === "portrait") return "portrait";
  if (kind === "hero" || kind === "poster") return "hero";
  if (width === height) return "square";
  return width < height ? "standing" : "lying";
}

const focusOf = (scene: SceneName, draw: number): Json =>
  draw % 3 === 0 ? { focal_point: scene === "person" ? { x: 50, y: 30 } : { x: 70, y: 40 } } : {};

/** The photograph for a picture of the demo, the same each time. */
const photographer =
  (kinds: Map<string, string>, origin: string) =>
  (id: string): Json | undefined => {
    const kind = kinds.get(id) ?? "";
    if (UNCHANGED.has(kind)) return undefined;
    const shots: readonly Shot[] = ALBUM[placeOf(kind, mediaFile(id))];
    const draw = seedOf(id);
    const [scene, nth, width, height] = shots[draw % shots.length] ?? ["office", 1, ...LYING];
    const url = `${origin}${FOLDER}${scene}-${nth}-${width}x${height}.jpg`;
    const sizes = { medium: url, large: url };
    return { url, alt: WORDS[scene], width, height, sizes, ...focusOf(scene, draw >>> 8) };
  };

/** Replaces each picture, alone or as an object's `url` or `link`. */
function withPhotographs(json: unknown, take: (id: string) => Json | undefined): unknown {
  if (isMediaId(json)) return take(json) ?? json;
  if (Array.isArray(json)) return json.map((item) => withPhotographs(item, take));
  if (typeof json !== "object" || json === null) return json;
  if ("url" in json && isMediaId(json.url)) return { ...json, ...take(json.url) };
  if ("link" in json && isMediaId(json.link)) {
    const photograph = take(json.link);
    return photograph ? { ...photograph, link: photograph.url } : json;
  }
  return Object.fromEntries(
    Object.entries(json).map(([field, value]) => [field, withPhotographs(value, take)]),
  );
}

/** `origin`: where the photographs are served. */
export function fillWithSecondBrand({ content }: DemoHost, origin: string): void {
  const { images, ...records } = content;
  const kinds = new Map(images.map(({ id, kind }) => [id, kind]));
  const theirs = asNorthwind({ ...records, landingPages: [landingFixture] });
  const { home } = theirs.siteSettings;
  Object.assign(content, withPhotographs(theirs, photographer(kinds, origin)));
  // The first screen has the photograph, not the video.
  Object.assign(content.siteSettings, {
    home: { ...home, hero: { ...home?.hero, ground: "photograph" } },
  });
}
