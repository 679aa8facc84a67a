const BLOCKS = /<!--\s+\/?wp:/;
/** A shortcode has attributes or an end, or a page builder's name: `[sic]` is not one. */
const SHORTCODE =
  /\[\/[a-z][\w-]*\]|\[(?:vc|et_pb|fusion|av)_\w+[^\]]*\]|\[[a-z][\w-]*(?:\s+[\w-]+\s*=[^\]]*)\]|\[(?:gallery|playlist|embed)\]/i;

/** What in this HTML the host did not render; `undefined`: nothing. */
export function rawText(html: string): string | undefined {
  const code = SHORTCODE.exec(html);
  if (code)
    return `the text contains a shortcode (${code[0].slice(0, 40)}), which readers will see: configure the host to send rendered text (the filter the_content), or remove it`;
  if (BLOCKS.test(html))
    return "text in the block editor's stored form (<!-- wp: …); it is read, but dynamic blocks are missing: configure the host to send rendered text";
  return /\n[ \t]*\n/.test(html) && !/<(?:p|div|ul|ol|table|h[1-6])[\s>]/i.test(html)
    ? "text without paragraphs; blank lines are read as paragraphs: with acf_format=standard ACF sends paragraphs"
    : undefined;
}
