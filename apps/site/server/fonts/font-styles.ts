/** CSS of the owner's fonts and local fallbacks of equal size: no layout shift (OWN-07). */
import type { FontUse } from "@meridian/contract";
import type { FontMeasures } from "@meridian/files/fonts/read-font";
import type { RenderContext } from "#app/render-context.server.ts";

export interface FontFace extends FontMeasures {
  /** Path on this site. */
  path: string;
}

/** A variable font has all weights in one file. */
export interface FontFamily {
  regular: FontFace;
  bold?: FontFace | undefined;
}

/** Local fonts with Arial's metrics; `width` as in `FontMeasures`. */
const REGULAR = { names: ["Arial", "Liberation Sans", "Helvetica Neue", "Roboto"], width: 0.4447 };
const BOLD = {
  names: ["Arial Bold", "Liberation Sans Bold", "Helvetica Neue Bold", "Roboto Bold"],
  width: 0.48,
};
const NAMES: Record<FontUse, string> = { text: "Brand Text", headings: "Brand Headings" };

/** Headings without their own font use the text's. */
export function fontStyles(
  fonts: Partial<Record<FontUse, FontFamily>>,
): NonNullable<RenderContext["fonts"]> {
  const faces = (["text", "headings"] as const).flatMap((use) => {
    const family = fonts[use];
    return family ? facesOf(NAMES[use], family) : [];
  });
  const display = fonts.headings ? NAMES.headings : NAMES.text;
  const roles = [
    ...(fonts.text ? [`--font-sans:${stack(NAMES.text)}`] : []),
    `--font-display:${stack(display)}`,
  ];
  const preloads = [fonts.text, fonts.headings].flatMap((family) => family?.regular.path ?? []);
  return {
    styles: `${faces.join("")}:root{${roles.join(";")}}`,
    preloads: [...new Set(preloads)],
    isWhole: fonts.text !== undefined,
  };
}

const stack = (name: string): string => `"${name}","${name} Fallback",system-ui,sans-serif`;

const facesOf = (name: string, { regular, bold }: FontFamily): string[] => [
  face(name, regular, regular.weights?.join(" ") ?? "400"),
  fallback(name, regular, REGULAR),
  ...(bold && !regular.weights
    ? [face(name, bold, "700"), fallback(name, bold, BOLD, "font-weight:700;")]
    : []),
];

const face = (name: string, { path }: FontFace, weights: string): string =>
  `@font-face{font-family:"${name}";src:url("${path}") format("woff2");font-weight:${weights};font-display:swap}`;

function fallback(
  name: string,
  { width, ascent, descent, lineGap }: FontFace,
  machine: typeof REGULAR,
  weight = "",
): string {
  const size = width / machine.width;
  const sources = machine.names.map((local) => `local("${local}")`).join(",");
  const heights = [
    ["ascent", ascent],
    ["descent", descent],
    ["line-gap", lineGap],
  ] as const;
  return `@font-face{font-family:"${name} Fallback";src:${sources};${weight}size-adjust:${percent(size)};${heights
    .map(([height, em]) => `${height}-override:${percent(em / size)}`)
    .join(";")}}`;
}

const percent = (ratio: number): string => `${Math.round(ratio * 1000) / 10}%`;
