/** Finds demo texts and placeholders on a site: claims that the company has not made. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "../../apps/cms/src/moving-in/conformance/conformance.ts";

const root = join(import.meta.dirname, "../..");
const DEMO = "packages/demo/content/site-settings.json";
const SHIPPED = "apps/site/site.config.json";
/** Shorter texts are labels that fit any company. */
const SHORTEST = 12;

export interface DemoText {
  /** `site.config.json`, or the host's settings. */
  file: string;
  path: string;
  text: string;
}

/** `answers`: the host's replies, whose settings override the file. */
export function demoCopy(
  answers: readonly Answer[],
  file = process.env.SITE_CONFIG || SHIPPED,
): DemoText[] {
  const own = readJson(file);
  const demo = new Map(textsIn(readJson(DEMO)));
  const anyones = new Set(textsIn(readJson(SHIPPED)).map(([path, text]) => `${path} ${text}`));
  const settings = answers.find(({ call }) => call === "settings")?.value ?? null;
  const given = new Map(textsIn(settings));
  const isClaim = (path: string, text: string): boolean =>
    path === "brand.name" || (text.length >= SHORTEST && !anyones.has(`${path} ${text}`));
  const still = (where: string, texts: Iterable<[string, string]>): DemoText[] =>
    [...texts].flatMap(([path, text]) =>
      (demo.get(path) === text && isClaim(path, text)) ||
      (path === "brand.name" && text === "Your company")
        ? [{ file: where, path, text }]
        : [],
    );
  return [
    ...still("the host's settings", given),
    ...still(
      file,
      textsIn(own).filter(([path]) => !given.get(path)),
    ),
  ];
}

const readJson = (file: string): unknown => {
  const path = join(root, file);
  const found = existsSync(path) ? path : file;
  return existsSync(found) ? JSON.parse(readFileSync(found, "utf8")) : null;
};

const textsIn = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? value === ""
      ? []
      : [[path, value]]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          textsIn(inner, path === "" ? key : `${path}.${key}`),
        )
      : [];

const SHOWN = 8;

/** Lines for a terminal; empty if all texts are the company's. */
export function demoLines(copy: readonly DemoText[]): string[] {
  if (copy.length === 0) return [];
  const rest = copy.length - SHOWN;
  return [
    "",
    `${copy.length} of the site's own texts are still the demo's or a placeholder: write your own in the admin under Run the site, Settings, or in the file.`,
    ...copy
      .slice(0, SHOWN)
      .map(
        ({ file, path, text }) =>
          `          ${file}, ${path}: ${JSON.stringify(text.slice(0, 60))}`,
      ),
    ...(rest > 0 ? [`          and ${rest} more (--json has all)`] : []),
  ];
}
