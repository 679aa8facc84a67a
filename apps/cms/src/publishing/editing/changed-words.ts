import type { ClientField } from "payload";
import { differences, fieldAt, labelOf, valueAt, type State } from "#publishing/editing/compare.ts";

const MOST = 4;

/** The fields that a save changed, as the form names them: `Title, Text, 2 pictures`; "" if none. */
export function changedWords(fields: readonly ClientField[], before: State, after: State): string {
  const names = new Set<string>();
  let pictures = 0;
  for (const path of differences(before, after)) {
    const blockAt = (block: readonly string[]): unknown =>
      valueAt(after, [...block, "blockType"]) ?? valueAt(before, [...block, "blockType"]);
    if (fieldAt(fields, path, blockAt)?.type === "upload") pictures += 1;
    else names.add(outermost(fields, path) || (path[0] ?? ""));
  }
  const shown = [...names, ...(pictures > 0 ? [count(pictures)] : [])];
  const rest = shown.length - MOST;
  return rest > 1 ? `${shown.slice(0, MOST).join(", ")} and ${rest} more` : shown.join(", ");
}

const count = (pictures: number): string => (pictures === 1 ? "a picture" : `${pictures} pictures`);

/** The label of the field, or of the outermost group or list around it that has one. */
function outermost(fields: readonly ClientField[], path: readonly string[]): string {
  for (let length = 1; length <= path.length; length += 1) {
    const label = labelOf(fields, path.slice(0, length));
    if (label !== "") return label;
  }
  return "";
}
