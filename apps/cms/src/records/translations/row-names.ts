import type { FormShape } from "#records/translations/form-shape.ts";
import { dataIn, rowsIn } from "#records/translations/merge-words.ts";

/**
 * Texts of the original's rows that are not words, by path with the id of each row, such as a
 * client's name: rows are named by them.
 */
export function rowNames(
  shape: FormShape,
  data: Record<string, unknown>,
  prefix = "",
): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [name, inner] of shape.groups)
    Object.assign(names, rowNames(inner, dataIn(data[name]), `${prefix}${name}.`));
  for (const [list, of] of shape.rows)
    for (const row of rowsIn(data[list])) {
      const at = `${prefix}${list}.${row.id}.`;
      const { words } = of(row);
      for (const [name, value] of Object.entries(row))
        if (typeof value === "string" && ![...words, "id", "blockType"].includes(name))
          names[at + name] = value;
      Object.assign(names, rowNames(of(row), row, at));
    }
  return names;
}
