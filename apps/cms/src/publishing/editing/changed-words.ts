import type { ClientField } from "payload";
import { differences, fieldAt, labelOf, valueAt, type State } from "#publishing/editing/compare.ts";
import type { Words } from "#admin-ui/words/words.ts";

const MOST = 4;

/** The reader's. */
interface Worded {
  t: Words;
  /** For labels of the server's configuration. */
  words?: (english: string) => string;
}

/** The fields that a save changed, as the form names them: `Title, Text, 2 pictures`; "" if none. */
export function changedWords(
  fields: readonly ClientField[],
  before: State,
  after: State,
  words: Worded,
): string {
  const { t } = words;
  const names = new Set<string>();
  let pictures = 0;
  for (const path of differences(before, after)) {
    const blockAt = (block: readonly string[]): unknown =>
      valueAt(after, [...block, "blockType"]) ?? valueAt(before, [...block, "blockType"]);
    if (fieldAt(fields, path, blockAt)?.type === "upload") pictures += 1;
    else names.add(outermost(fields, path, words) || (path[0] ?? ""));
  }
  const shown = [
    ...names,
    ...(pictures > 0 ? [t.count(pictures, "a picture", "{n} pictures")] : []),
  ];
  const rest = shown.length - MOST;
  return rest > 1
    ? t("{names} and {rest} more", { names: shown.slice(0, MOST).join(", "), rest })
    : shown.join(", ");
}

/** The label of the field, or of the outermost group or list around it that has one. */
function outermost(fields: readonly ClientField[], path: readonly string[], words: Worded): string {
  for (let length = 1; length <= path.length; length += 1) {
    const label = labelOf(fields, path.slice(0, length), undefined, words);
    if (label !== "") return label;
  }
  return "";
}
