/** The editor's formats. */
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
export const SILENT = new Set(["script", "style", "template", "noscript", "head", "title"]);
/** Omitted with their contents, and reported. */
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
/** Inline layout that does not break a line. */
export const IN_LINE = new Set(
  "span small big mark abbr q font time label bdi bdo data wbr picture source button".split(" "),
);
/** Unsupported: the text stays, and is reported. */
export const FLATTENED: Record<string, string> = {
  mark: "highlighted text becomes plain text",
  dl: "a list of definitions becomes paragraphs",
  details: "an expandable text becomes paragraphs",
  h5: "a heading of level 5 becomes level 4",
  h6: "a heading of level 6 becomes level 4",
};
/** Supported, but not within a list, table or quote. */
export const MISPLACED: Record<string, string> = {
  ul: "a list within a table or quote becomes lines",
  ol: "a list within a table or quote becomes lines",
  table: "a table within a list, table or quote becomes lines",
  blockquote: "a quote within a list, table or quote becomes lines",
  pre: "a code block within a list, table or quote becomes a line",
  hr: "a horizontal rule within a list, table or quote is omitted",
};
