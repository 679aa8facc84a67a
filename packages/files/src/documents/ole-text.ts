/** Most template addresses examined: a document has one. */
const MOST_TEMPLATES = 100;
const LONGEST = 200;
const FIELD_BEGINS = "\u0013";
const STARTS_PROGRAM = new RegExp(`${FIELD_BEGINS}\\s{0,20}"?DDE(?:AUTO)?[\\s"\\\\]`, "i");

/**
 * Whether an old Word document has a field that starts a program, or a template on another machine.
 * Characters have one or two bytes: without the zeros both are equal.
 */
export function isActiveText(bytes: Buffer): boolean {
  const text = bytes.toString("latin1").replaceAll("\0", "");
  if (STARTS_PROGRAM.test(text)) return true;
  let looked = 0;
  for (const { index } of text.matchAll(/\.dot[mx]?/gi)) {
    if (/(?:https?:\/\/|\\\\)[ -~]*$/i.test(text.slice(Math.max(0, index - LONGEST), index)))
      return true;
    if ((looked += 1) > MOST_TEMPLATES) return false;
  }
  return false;
}
