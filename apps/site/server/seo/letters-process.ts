/**
 * Reads glyphs of a font: the file on standard input, their outlines as JSON on standard output
 * (`own-letters.ts`).
 */
import { openLetters } from "@meridian/files/fonts/open-letters";

const [letters = ""] = process.argv.slice(2);
const font = openLetters(Buffer.concat(await process.stdin.toArray()));
const read = [...letters].map((letter) => [
  letter,
  font?.has(letter) ? { advance: font.advance(letter), steps: font.outline(letter) } : null,
]);
process.stdout.write(JSON.stringify(Object.fromEntries(read)));
