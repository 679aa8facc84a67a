/**
 * Class names of CSS modules in a build: five letters and digits each, for a page bears eight
 * hundred of them.
 */
import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * By file: what its names begin with, and the names in the order in which they are asked for, which
 * is the sheet's.
 */
const sheets = new Map<string, { sign: string; names: string[] }>();

/** Four letters and digits of a file's path; throws where two files would have the same. */
function signOf(file: string): string {
  const sign = `${BigInt(`0x${createHash("sha256").update(file).digest("hex")}`)
    .toString(36)
    .replace(/^\d+/, "")
    .slice(0, 4)}`;
  for (const [other, { sign: taken }] of sheets)
    if (taken === sign)
      throw new Error(
        `class-names.ts: the class names of ${file} and ${other} would be the same; rename one of these files`,
      );
  return sign;
}

/** The same in each build. */
export function shortClassName(name: string, path: string): string {
  const file = relative(import.meta.dirname, path.split("?", 1)[0] ?? path);
  const sheet = sheets.get(file) ?? { sign: signOf(file), names: [] };
  sheets.set(file, sheet);
  if (!sheet.names.includes(name)) sheet.names.push(name);
  return sheet.sign + sheet.names.indexOf(name).toString(36);
}
