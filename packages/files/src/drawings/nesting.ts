/** Drawing programs write a few dozen levels. */
const MOST = 1000;

/**
 * Whether elements are nested deeper than drawing programs write; the parser's time grows with the
 * square of the depth. Reads each character at most twice.
 */
export function nestsTooDeep(xml: string): boolean {
  let depth = 0;
  let end = -1;
  for (let at = xml.indexOf("<"); at !== -1; at = xml.indexOf("<", at + 1)) {
    const sign = xml.charAt(at + 1);
    if (sign === "/") depth = Math.max(0, depth - 1);
    else if (sign !== "!" && sign !== "?") depth += 1;
    if (end < at) end = xml.indexOf(">", at);
    if (end === -1) end = xml.length;
    if (sign !== "/" && xml.charAt(end - 1) === "/") depth -= 1;
    if (depth > MOST) return true;
  }
  return false;
}
