import { directionOf } from "#app/language/direction-of.ts";

const IS_RTL = /^<!doctype html><html\b[^>]* dir="rtl"/i;
/** A block's opening tag, and the text and inline elements that follow. */
const BLOCK =
  /<(h[1-6]|p|li|dt|dd|blockquote|figcaption|small)((?:\s[^>]*)?>)((?:[^<]|<\/?(?:a|b|bdi|br|code|em|i|mark|q|span|strong|time)\b[^>]*>|<!--.*?-->)+)/g;

/**
 * On a page from right to left flags the blocks that begin with a Latin name and go on in Hebrew or
 * Arabic (LANG-03): the browser takes the direction of a block's first letter, the style of the flag
 * that of the page.
 */
export const withMixedBlocks = (html: string): string =>
  IS_RTL.test(html)
    ? html.replace(BLOCK, (whole, tag: string, rest: string, text: string) =>
        directionOf(text) === "ltr" && directionOf(text, "rtl") === "rtl"
          ? `<${tag} data-mixed=""${rest}${text}`
          : whole,
      )
    : html;
