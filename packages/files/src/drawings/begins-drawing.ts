import { withoutDoctype } from "#drawings/without-doctype.ts";

/** Whether this is the beginning of an SVG: the first element is `svg`. */
export function beginsDrawing(head: string): boolean {
  let rest = withoutDoctype(head)
    .replace(/^\uFEFF/, "")
    .trimStart();
  for (;;) {
    const close = rest.startsWith("<?") ? "?>" : rest.startsWith("<!--") ? "-->" : "";
    if (close === "") return /^<svg[\s>/]/i.test(rest);
    const end = rest.indexOf(close, 2);
    if (end === -1) return false;
    rest = rest.slice(end + close.length).trimStart();
  }
}
