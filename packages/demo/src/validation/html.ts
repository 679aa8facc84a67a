import type { Addresses } from "#validation/addresses.ts";
import type { Check } from "#validation/checks.ts";

const TAGS = new Set(["p", "ul", "ol", "li", "h2", "h3", "strong", "em", "a", "br", "section"]);
const BLOCKS = new Set(["p", "h2", "h3", "ul", "ol", "section"]);
const HOLDS_NO_BLOCK = new Set(["p", "h2", "h3", "strong", "a"]);
const ATTRIBUTES: Record<string, RegExp> = {
  a: /^ href="[^"]+"$/,
  section: /^ id="[a-z0-9-]+"$/,
  ol: /^( start="\d+")?$/,
};
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|nbsp|#\d+|#x[0-9a-f]+);)/i;
const isList = (tag: string | undefined): boolean => tag === "ul" || tag === "ol";

/** Nesting, allowed tags, and links that resolve. */
export function checkHtml(
  { check, addresses }: { check: Check; addresses: Addresses },
  where: string,
  html: string,
  { isBlock }: { isBlock: boolean },
): void {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s[^<>]*)?)>|<|>/g;
  for (let last = 0; ; last = tag.lastIndex) {
    const found = tag.exec(html);
    checkBetween(check, where, html.slice(last, found?.index), open, isBlock);
    if (!found) break;
    const [stray, close, name, attributes = ""] = found;
    if (name === undefined) check(false, `${where}: stray "${stray}"`);
    else if (close) check(open.pop() === name, `${where}: </${name}> does not match`);
    else {
      checkTag(check, where, name, attributes, open);
      if (name !== "br") open.push(name);
    }
  }
  check(open.length === 0, `${where}: <${open.join("><")}> left open`);
  check(!/<(\w+)[^>]*>\s*<\/\1>/.test(html), `${where}: empty element`);
  // In right-to-left text the groups of a number without a link would change their order.
  check(!/(?<!>|tel:)\+\d[\d ()-]{7,}\d/.test(html), `${where}: phone without a link`);
  for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g))
    check(
      addresses.isRoute(href) ||
        addresses.isSample(href) ||
        /^mailto:[a-z]+@example\.com$|^tel:/.test(href),
      `${where}: link ${href} does not resolve`,
    );
}

function checkBetween(
  check: Check,
  where: string,
  text: string,
  open: readonly string[],
  isBlock: boolean,
): void {
  const parent = open.at(-1);
  check(!BARE_AMPERSAND.test(text), `${where}: bare & in HTML`);
  if (isBlock && parent === undefined)
    check(text.trim() === "", `${where}: text outside a block: "${text.slice(0, 40)}"`);
  if (isList(parent)) check(text.trim() === "", `${where}: text directly in <${parent}>`);
}

function checkTag(
  check: Check,
  where: string,
  name: string,
  attributes: string,
  open: readonly string[],
): void {
  check(TAGS.has(name), `${where}: tag <${name}> is not in the list`);
  check(
    (ATTRIBUTES[name] ?? /^$/).test(attributes),
    `${where}: attributes${attributes} on <${name}>`,
  );
  if (name === "li") check(isList(open.at(-1)), `${where}: <li> outside a list`);
  if (BLOCKS.has(name))
    check(
      !open.some((outer) => HOLDS_NO_BLOCK.has(outer)),
      `${where}: <${name}> inside <${open.at(-1)}>`,
    );
}
