/** What each tag of a host's HTML is to the editor. */

/** The editor's formats, by the tags that mean them. */
export const INLINE: Record<string, string> = {
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  cite: "em",
  dfn: "em",
  var: "em",
  s: "s",
  del: "s",
  strike: "s",
  u: "u",
  ins: "u",
  sub: "sub",
  sup: "sup",
  code: "code",
  kbd: "code",
  samp: "code",
  tt: "code",
  a: "a",
};
/** What holds text by itself. */
export const TEXT_BLOCKS: Record<string, string> = {
  p: "p",
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h4",
  h5: "h4",
  h6: "h4",
};
export const STRUCTURE = new Set(["ul", "ol", "li", "table", "tr", "th", "td", "blockquote"]);
/** Without a sign of themselves in a text. */
export const SILENT = new Set(["script", "style", "template", "noscript", "head", "title"]);
/** Left out with all that is in it, and told. */
export const LOST: Record<string, string> = {
  video: "a video",
  audio: "a sound",
  object: "an object",
  embed: "an object",
  svg: "a drawing",
  canvas: "a drawing",
  math: "a formula",
  input: "a field",
  select: "a field",
  textarea: "a field",
};
/** Layout that stands in a line of text without breaking it. */
export const IN_LINE = new Set(
  "span small big mark abbr q font time label bdi bdo data wbr picture source button".split(" "),
);
/** What the editor has not, and whose words stay: told with them. */
export const FLATTENED: Record<string, string> = {
  mark: "a marked passage is plain text",
  dl: "a list of definitions is paragraphs",
  details: "a text that unfolds is paragraphs",
  h5: "a heading of the fifth rank is one of the fourth",
  h6: "a heading of the sixth rank is one of the fourth",
};
/** The same where there is no place for it: within a list, a table or a quote. */
export const MISPLACED: Record<string, string> = {
  ul: "a list within a table or quote is lines",
  ol: "a list within a table or quote is lines",
  table: "a table within a list, table or quote is lines",
  blockquote: "a quote within a list, table or quote is lines",
  pre: "a code block within a list, table or quote is a line",
  hr: "a rule within a list, table or quote is left out",
};
