/**
 * The one module that knows the shape of React Router's HTML. It makes a page that is whole without a script:
 * its styles are in it, and whatever is script-like waits under another name until the page has loaded and rests,
 * or is touched. Parked, not removed: React matches the children of head and body by these very tags.
 */
import { attributesOf } from "#server/html/elements.ts";
import { PARK_LOADER } from "#server/park-loader.ts";

/** React Router's output has not the shape this module was written for. The page works unparked, only slower. */
export class ParkError extends Error {
  override readonly name = "ParkError";

  constructor(problem: string) {
    super(`park.ts: ${problem}. React Router's output has changed shape: pages are served unparked (slower) until server/park.ts is brought in line with it`);
  }
}

/** The text of a stylesheet of the client's build by its address, or `undefined`. */
export type StyleSheets = (href: string) => string | undefined;

/** The page with its styles inlined and its scripts parked. Throws `ParkError`. */
export function park(html: string, styleSheets: StyleSheets): string {
  const styles = new Map<string, string>();
  const withLinks = html.replace(/<link\b[^>]*>/g, (tag) => parkLink(tag, styles, styleSheets));
  const withScripts = withLinks.replace(/<script\b[^>]*\btype="module"[^>]*>/g, (tag) => tag.replace('type="module"', 'type="x-module"'));
  const inlined = withScripts.replace(/<link\b[^>]*rel="x-stylesheet"|<\/head>/, (place) => styleElement(styles) + place);
  const end = inlined.lastIndexOf("</body>");
  const parked = `${inlined.slice(0, end)}<script>${PARK_LOADER}</script>${inlined.slice(end)}`;
  check(parked, end, styles);
  return parked;
}

function parkLink(tag: string, styles: Map<string, string>, styleSheets: StyleSheets): string {
  const { rel, href = "", media } = attributesOf(tag);
  if (rel === "modulepreload") return tag.replace('rel="modulepreload"', 'rel="x-modulepreload"');
  if (rel !== "stylesheet") return tag;
  // React Router marks a sheet that a lazily loaded part has too with an empty fragment.
  const text = styleSheets(href.replace(/#$/, ""));
  if (text === undefined) throw new ParkError(`the page links the stylesheet ${href}, which the client's build does not have`);
  if (media !== undefined) throw new ParkError(`the stylesheet ${href} is for media="${media}" only; say so inside the sheet, it is inlined with the others`);
  if (/<\/style/i.test(text)) throw new ParkError(`the stylesheet ${href} holds "</style", which would end the element it is inlined in`);
  styles.set(href, text);
  return tag.replace('rel="stylesheet"', 'rel="x-stylesheet"');
}

const styleElement = (styles: Map<string, string>): string => (styles.size === 0 ? "" : `<style>${[...styles.values()].join("\n")}</style>`);

function check(html: string, end: number, styles: Map<string, string>): void {
  if (end < 0) throw new ParkError("there is no </body>");
  if (!/<script\b[^>]*\btype="x-module"/.test(html)) throw new ParkError('there is no <script type="module">, which starts the page in the browser');
  if (!html.includes("__reactRouterRouteModules")) throw new ParkError("the module script does not set __reactRouterRouteModules");
  if (!/import\("[^"]*entry\.client[^"]*"\)/.test(html)) throw new ParkError('the module script does not import "…entry.client…", the file that must be evaluated last (server/park-loader.ts)');
  if (styles.size > 0 && !/<style>[^<]/.test(html)) throw new ParkError("the styles were not inlined");
  const left = /<link\b[^>]*(?:rel="(?:modulepreload|stylesheet)"|as="script")[^>]*>|<script\b[^>]*(?:\btype="module"|\bsrc=)[^>]*>/.exec(html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/gi, "$1$3"));
  if (left) throw new ParkError(`${left[0]} would be fetched before the page has loaded`);
}
