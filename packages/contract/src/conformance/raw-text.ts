/** Finds unrendered texts from a host's editor. */

const BLOCKS = /<!--\s+\/?wp:/;
/** A shortcode has attributes or an end, or is a page builder's; `[sic]` is none. */
const SHORTCODE =
  /\[\/[a-z][\w-]*\]|\[(?:vc|et_pb|fusion|av)_\w+[^\]]*\]|\[[a-z][\w-]*(?:\s+[\w-]+\s*=[^\]]*)\]|\[(?:gallery|playlist|embed)\]/i;

/** What is unusual about unrendered HTML; `undefined` if nothing is. */
export function rawText(html: string): string | undefined {
  const code = SHORTCODE.exec(html);
  if (code)
    return `a shortcode stands in the text (${code[0].slice(0, 40)}), and readers will see it: let the host send the text as its pages show it (the filter the_content), or take it out`;
  if (BLOCKS.test(html))
    return "a text as the block editor keeps it (<!-- wp: …), read all the same: blocks that are made only when they are shown are missing; let the host send it rendered";
  return /\n[ \t]*\n/.test(html) && !/<(?:p|div|ul|ol|table|h[1-6])[\s>]/i.test(html)
    ? "a text without paragraphs, whose blank lines are read as some: ACF sends it with them when asked for acf_format=standard"
    : undefined;
}

/** An excerpt that WordPress made by itself ends like this. */
export const isCutExcerpt = (text: string): boolean =>
  /\[(?:…|&hellip;|&#8230;|\.{3})\]\s*(?:<\/p>\s*)?$/.test(text);
