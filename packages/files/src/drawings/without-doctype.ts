/** End of the internal subset (`[ … ]`) at `from`; `-1`: unclosed. */
function endOfSubset(xml: string, from: number): number {
  const parts = /\]|"|'|<!--/g;
  parts.lastIndex = from;
  for (let part = parts.exec(xml); part; part = parts.exec(xml)) {
    if (part[0] === "]") return parts.lastIndex;
    const close = part[0] === "<!--" ? "-->" : part[0];
    const end = xml.indexOf(close, parts.lastIndex);
    if (end === -1) return -1;
    parts.lastIndex = end + close.length;
  }
  return -1;
}

/** End of the document type whose name is at `from`; `-1`: unclosed. */
function endOfDoctype(xml: string, from: number): number {
  const signs = /[>[]/g;
  signs.lastIndex = from;
  const sign = signs.exec(xml);
  if (sign?.[0] !== "[") return sign ? signs.lastIndex : -1;
  const end = endOfSubset(xml, signs.lastIndex);
  const close = end === -1 ? -1 : xml.indexOf(">", end);
  return close === -1 ? -1 : close + 1;
}

/** Removes document types: they can declare markup, and SVGs need none. Takes linear time. */
export function withoutDoctype(xml: string): string {
  const starts = /<!DOCTYPE/gi;
  let rest = "";
  let from = 0;
  for (let start = starts.exec(xml); start; start = starts.exec(xml)) {
    const end = endOfDoctype(xml, starts.lastIndex);
    if (end === -1) break;
    rest += xml.slice(from, start.index);
    from = end;
    starts.lastIndex = end;
  }
  return rest + xml.slice(from);
}
