import { asText } from "#translations/original-texts.ts";
import type { FormShape } from "#translations/form-shape.ts";
import { dataIn, rowFor, rowsIn } from "#translations/merge-words.ts";

type Data = Record<string, unknown>;

/** Each text of the original, with its translation or `""`. */
export function textPairs(
  shape: FormShape,
  original: Data,
  words: Data,
): (readonly [original: string, translated: string])[] {
  const own = shape.words.map((name) => [asText(original[name]), asText(words[name])] as const);
  const inGroups = [...shape.groups].flatMap(([name, inner]) =>
    textPairs(inner, dataIn(original[name]), dataIn(words[name])),
  );
  const inRows = [...shape.rows].flatMap(([name, of]) => {
    const rows = rowsIn(original[name]);
    return rows.flatMap((row, at) =>
      textPairs(of(row), row, rowFor(of, rowsIn(words[name]), at, rows)),
    );
  });
  return [...own, ...inGroups, ...inRows].filter(([text]) => text !== "");
}

/** Every text is the original's: a copy that no one has edited. */
export function isUntouchedCopy(shape: FormShape, original: Data, words: Data): boolean {
  const pairs = textPairs(shape, original, words);
  return pairs.length > 0 && pairs.every(([text, translated]) => text === translated);
}
