import { nestsTooDeep } from "@meridian/files/drawings/nesting";
import { parseDocument } from "htmlparser2";
import { isLight, type Ground } from "#server/pictures/ground.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;

/** Characters in which the root element is searched. */
const HEAD = 65_536;

/** The same length, so that offsets stay valid. Linear time. */
function withoutComments(text: string): string {
  let result = "";
  let from = 0;
  for (let at = text.indexOf("<!--"); at !== -1; at = text.indexOf("<!--", from)) {
    const end = text.indexOf("-->", at + 4);
    if (end === -1) break;
    result += text.slice(from, at) + " ".repeat(end + 3 - at);
    from = end + 3;
  }
  return result + text.slice(from);
}

/** Offsets of the root's opening tag; `null`: there is no complete one. */
function rootIn(text: string): { from: number; to: number } | null {
  const from = text.search(/<svg\b/i);
  if (from === -1) return null;
  const signs = /["'>]/g;
  signs.lastIndex = from;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === ">") return { from, to: signs.lastIndex };
    const end = text.indexOf(sign[0], signs.lastIndex);
    if (end === -1) return null;
    signs.lastIndex = end + 1;
  }
  return null;
}

const attribute = (name: string): RegExp =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
const valueOf = (tag: string, name: string): string | undefined => {
  const [, double, single] = attribute(name).exec(tag) ?? [];
  return (double ?? single)?.trim();
};

/** The SVG with its root's tag changed; unchanged without a root. */
function withRoot(svg: string, change: (tag: string) => string): string {
  const bare = withoutComments(svg.slice(0, HEAD));
  const root = rootIn(bare);
  if (!root) return svg;
  return svg.slice(0, root.from) + change(bare.slice(root.from, root.to)) + svg.slice(root.to);
}

/** Adds the `viewBox` size to an SVG without one: it would be 0 x 0 in some places. */
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

/** Adds the background for light logos. */
export const withGround = (svg: string, { color }: Ground): string =>
  withRoot(svg, (tag) => {
    const style = valueOf(tag, "style");
    const ground = `style="background:${color}${style ? `;${style.replaceAll('"', "'")}` : ""}"`;
    return tag.replace(attribute("style"), " ").replace(/^<svg/i, `<svg ${ground}`);
  });

const SHAPES = new Set("path rect circle ellipse polygon polyline line text use image".split(" "));
/** Elements that clip or fade their content without painting it. */
const UNPAINTED = new Set("clippath mask style title desc metadata filter".split(" "));
/** Characters; larger SVGs are not inspected, as a logo has a few kB. */
const LARGEST_MARK = 4_000_000;
const BLACK = "#000";

interface Paint {
  fill: string;
  stroke: string;
}

/** Whether all paints are too light. Unknown ones, such as a gradient, count as dark. */
export function isLightDrawing(svg: string, ground: Ground): boolean {
  if (svg.length > LARGEST_MARK || nestsTooDeep(svg)) return false;
  const { children } = parseDocument(svg, { xmlMode: true });
  const rules = rulesOf(children);
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
  const paint = (name: keyof Paint): string =>
    declared(attribs.style ?? "", name) ??
    classes.findLast((rule) => rule[name] !== undefined)?.[name] ??
    attribs[name] ??
    inherited[name];
  return { fill: paint("fill").trim().toLowerCase(), stroke: paint("stroke").trim().toLowerCase() };
}

const declared = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;!]+)`).exec(style)?.[1];

/** Paints by class; the last rule counts, as drawing programs write: `.a,.b{fill:#fff}`. */
type Rules = ReadonlyMap<string, Partial<Paint>>;

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => ("data" in node ? node.data : "children" in node ? textOf(node.children) : ""))
    .join("");

function sheetsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!("children" in node)) return [];
    const isSheet = "name" in node && node.name.toLowerCase() === "style";
    return isSheet ? [textOf(node.children)] : sheetsIn(node.children);
  });
}

function rulesOf(nodes: readonly Node[]): Rules {
  const rules = new Map<string, Partial<Paint>>();
  for (const rule of sheetsIn(nodes).join("\n").split("}")) {
    const [selectors = "", style = ""] = rule.split("{");
    const [fill, stroke] = [declared(style, "fill"), declared(style, "stroke")];
    const paint = { ...(fill !== undefined && { fill }), ...(stroke !== undefined && { stroke }) };
    for (const [, name = ""] of selectors.matchAll(/\.([\w-]+)/g))
      rules.set(name, { ...rules.get(name), ...paint });
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
