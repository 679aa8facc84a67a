/** Titles of referenced records: numbers mean nothing to an approver. */
import type { FlattenedField, Payload } from "payload";
import { isState, type NameOf } from "#publishing/approval/in-full.ts";
import { isCollection } from "#server/is-collection.ts";

function kindsIn(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === "blocks")
      return field.blocks.flatMap((block) => kindsIn(block.flattenedFields));
    if ("flattenedFields" in field) return kindsIn(field.flattenedFields);
    return field.type === "upload" || field.type === "relationship"
      ? [field.relationTo].flat()
      : [];
  });
}

function kindsInTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(kindsInTexts);
  if (!isState(value)) return [];
  const own = typeof value.relationTo === "string" ? [value.relationTo] : [];
  return [...own, ...Object.values(value).flatMap(kindsInTexts)];
}

/** Numbers that are no ids match no record. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number" && Number.isSafeInteger(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return isState(value) ? Object.values(value).flatMap(numbersIn) : [];
}

/** The list's titles; only the number if the record does not exist. */
export async function namesIn(
  payload: Payload,
  fields: readonly FlattenedField[],
  states: object[],
): Promise<NameOf> {
  const kinds = new Set([...kindsIn(fields), ...kindsInTexts(states)]);
  const ids = [...new Set(numbersIn(states))];
  const names = new Map<string, string>();
  for (const kind of kinds) {
    if (ids.length === 0 || !isCollection(payload, kind)) continue;
    const title = payload.collections[kind].config.admin.useAsTitle ?? "id";
    const { docs } = await payload.db.find<{ id: number }>({
      collection: kind,
      where: { id: { in: ids } },
      pagination: false,
    });
    for (const doc of docs) {
      const name: unknown = Reflect.get(doc, title);
      if (name) names.set(`${kind} ${doc.id}`, `${String(name)} (${doc.id})`);
    }
  }
  return (kind, id) => names.get(`${kind} ${String(id)}`) ?? `${kind} ${String(id)}`;
}
