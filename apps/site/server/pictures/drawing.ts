/** What a drawing (SVG) of the host says of itself, and what it gets when its place asks for more. */
import { parseDocument } from "htmlparser2";
import { isLight, type Ground } from "#server/pictures/ground.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;

const ROOT = /<svg\b(?:"[^"]*"|'[^']*'|[^'">])*>/i;
/** Characters within which a root is looked for. */
const HEAD = 65_536;
const COMMENT = /<!--[\s\S]*?-->/g;
const attribute = (name: string): RegExp =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
const valueOf = (tag: string, name: string): string | undefined => {
  const [, double, single] = attribute(name).exec(tag) ?? [];
  return (double ?? single)?.trim();
};

/** The drawing with its root's tag changed; as it is where there is none. */
function withRoot(svg: string, change: (tag: string) => string): string {
  // As long as they were, so that the tag is found where it stands.
  const bare = svg.slice(0, HEAD).replace(COMMENT, (comment) => " ".repeat(comment.length));
  const found = ROOT.exec(bare);
  if (!found) return svg;
  const [tag] = found;
  return svg.slice(0, found.index) + change(tag) + svg.slice(found.index + tag.length);
}

/**
 * With the size of its `viewBox` where it has none of its own: in a place that goes by the picture
 * it would be 0 x 0.
 */
export const withOwnSize = (svg: string): string =>
  withRoot(svg, (tag) => {
    const given = [valueOf(tag, "width"), valueOf(tag, "height")];
    if (
      given.some((size) => size !== undefined && Number.parseFloat(size) > 0 && !size.endsWith("%"))
    )
      return tag;
    const [, , width = 0, height = 0] = (valueOf(tag, "viewBox") ?? "").split(/[\s,]+/).map(Number);
    if (!(width > 0 && height > 0)) return tag;
    const without = tag.replace(attribute("width"), " ").replace(attribute("height"), " ");
    return without.replace(/^<svg/i, `<svg width="${width}" height="${height}"`);
  });

/** On the ground that light marks are seen on. */
export const withGround = (svg: string, { color }: Ground): string =>
  withRoot(svg, (tag) => {
    const style = valueOf(tag, "style");
    const ground = `style="background:${color}${style ? `;${style.replaceAll('"', "'")}` : ""}"`;
    return tag.replace(attribute("style"), " ").replace(/^<svg/i, `<svg ${ground}`);
  });

const SHAPES = new Set("path rect circle ellipse polygon polyline line text use image".split(" "));
/** What is in them cuts or fades, and is not painted. */
const UNPAINTED = new Set("clippath mask style title desc metadata filter".split(" "));
/** Where nothing is said. */
const BLACK = "#000";

interface Paint {
  fill: string;
  stroke: string;
}

/**
 * Whether all that it paints is too light for paper. What cannot be told, such as a gradient or a
 * photograph within it, is not light.
 */
export function isLightDrawing(svg: string, ground: Ground): boolean {
  const { children } = parseDocument(svg, { xmlMode: true });
  const rules = rulesOf(svg);
  const paints: Paint[] = [];
  const walk = (nodes: readonly Node[], inherited: Paint): void => {
    for (const node of nodes) {
      if (node.type !== "tag") continue;
      const name = node.name.toLowerCase();
      if (UNPAINTED.has(name)) continue;
      const paint = paintOf(node, inherited, rules);
      if (name === "image") paints.push({ fill: "image", stroke: "none" });
      else if (SHAPES.has(name)) paints.push(paint);
      walk(node.children, paint);
    }
  };
  walk(children, { fill: BLACK, stroke: "none" });
  const colours = paints.flatMap(({ fill, stroke }) => [fill, stroke]).filter(isPainted);
  return colours.length > 0 && colours.every((colour) => isLightColour(colour, ground));
}

const isPainted = (colour: string): boolean => colour !== "none" && colour !== "transparent";

function paintOf({ attribs }: Element, inherited: Paint, rules: Rules): Paint {
  const classes = (attribs.class ?? "").split(/\s+/).flatMap((name) => rules.get(name) ?? []);
  const said = (name: keyof Paint): string =>
    [attribs.style, ...classes.toReversed()]
      .map((style) => declared(style ?? "", name))
      .find((value) => value !== undefined) ??
    attribs[name] ??
    inherited[name];
  return { fill: said("fill").trim().toLowerCase(), stroke: said("stroke").trim().toLowerCase() };
}

const declared = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;!]+)`).exec(style)?.[1];

/** Declarations by class, as drawing programs write them: `.a,.b{fill:#fff}`. */
type Rules = ReadonlyMap<string, string[]>;

function rulesOf(svg: string): Rules {
  const rules = new Map<string, string[]>();
  const sheets = [...svg.matchAll(/<style\b[^>]*>\s*(?:<!\[CDATA\[)?([^<]*)/gi)].map(
    ([, sheet = ""]) => sheet,
  );
  for (const rule of sheets.join("\n").split("}")) {
    const [selectors = "", style = ""] = rule.split("{");
    for (const [, name = ""] of selectors.matchAll(/\.([\w-]+)/g))
      rules.set(name, [...(rules.get(name) ?? []), style]);
  }
  return rules;
}

const LIGHT_NAMES = new Set(
  "white snow ivory whitesmoke ghostwhite floralwhite mintcream".split(" "),
);

function isLightColour(colour: string, ground: Ground): boolean {
  if (LIGHT_NAMES.has(colour)) return true;
  const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(colour) ? colour.slice(1) : "";
  const long = hex.length < 5 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const parts = long
    ? (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (/^rgba?\(([\d.\s,/]+)\)$/.exec(colour)?.[1] ?? "").split(/[\s,/]+/).map(Number);
  const [red, green, blue] = parts;
  return red !== undefined && green !== undefined && blue !== undefined
    ? isLight([red, green, blue], ground)
    : false;
}
