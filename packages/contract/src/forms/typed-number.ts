/** Reads a number as people type it in a language. */

interface Signs {
  decimal: string;
  group: string;
  digits: Map<string, string>;
}

const signs = new Map<string, Signs>();

function signsOf(code: string): Signs {
  const known = signs.get(code);
  if (known) return known;
  const parts = new Intl.NumberFormat(code, { useGrouping: true }).formatToParts(123_456.7);
  const sign = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? "";
  const digit = new Intl.NumberFormat(code, { useGrouping: false });
  const found = {
    decimal: sign("decimal") || ".",
    group: sign("group"),
    digits: new Map(Array.from({ length: 10 }, (_, at) => [digit.format(at), String(at)])),
  };
  signs.set(code, found);
  return found;
}

/** Spaces separate groups in any language; apostrophes in Switzerland, by several characters. */
const SPACED = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:g\d{3})+(?:d\d+)?$/;
const PLAIN = /^[+-]?(?:\d+(?:d\d*)?|d\d+)$/;
const OTHER_POINT = /^[+-]?\d*g\d+$/;
const LONGEST = 40;

/**
 * `undefined`: no number. The language's sign before three digits separates a group; before any other
 * number of digits only another language's decimal sign makes sense ("52.5" on a German page).
 */
export function readNumber(text: string, code: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const { decimal, group, digits } = signsOf(code);
  const plain = [...text.normalize("NFKC").replace(/\p{Cf}/gu, "")]
    .map((sign) => digits.get(sign) ?? sign)
    .join("")
    .trim()
    .replaceAll("−", "-")
    .replace(SPACED, "");
  const other = decimal === "," ? "." : ",";
  const shape = [...plain]
    .map((sign) => (sign === decimal ? "d" : sign === group || sign === other ? "g" : sign))
    .join("");
  if (GROUPED.test(shape)) return Number(shape.replaceAll("g", "").replace("d", "."));
  if (PLAIN.test(shape)) return Number(shape.replace("d", "."));
  return OTHER_POINT.test(shape) ? Number(shape.replace("g", ".")) : undefined;
}
