import { shapeOf, type Box } from "@meridian/contract/shape";

export interface PluginField {
  type: string;
  label: string;
  native?: string;
  unless?: string;
  hint?: string;
  inline?: true;
  /** The rows' only field, for lists of bare values. */
  bare?: string;
  choices?: Readonly<Record<string, string>>;
  /** The choice is sent as a word, not as `{ value, label }`. */
  word?: true;
  fields?: Record<string, PluginField>;
}
export type PluginFields = Record<string, PluginField>;

/** Labelled fields as rows for the plugin's boxes. */
export function boxFields(schema: object, order: readonly string[] = []): PluginFields {
  const shape = shapeOf(schema);
  const entries = Object.entries(shape?.kind === "group" ? shape.entries : {}).flatMap(
    ([name, entry]): [string, PluginField][] => {
      const box = shapeOf(entry)?.box;
      return box ? [[name, fieldOf(entry, box)]] : [];
    },
  );
  const rank = ([name]: [string, PluginField]): number =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return Object.fromEntries(entries.toSorted((a, b) => rank(a) - rank(b)));
}

function fieldOf(schema: object, box: Box): PluginField {
  const { label, native, unless, hint, inline, choices, type } = box;
  const inner = innerOf(schema, box);
  return {
    type: choices ? "select" : (type ?? typeOf(schema)),
    label,
    ...(native && { native }),
    ...(unless && { unless }),
    ...(hint && { hint }),
    ...(inline && { inline }),
    ...(box.each && { bare: box.each[0] }),
    ...(choices
      ? { choices, ...(typeOf(schema) === "text" && { word: true as const }) }
      : inner && { fields: inner }),
  };
}

function typeOf(schema: object): string {
  const { kind = "text" } = shapeOf(schema) ?? {};
  return kind === "list" ? "rows" : kind;
}

function innerOf(schema: object, { each, order }: Box): PluginFields | undefined {
  const shape = shapeOf(schema);
  if (shape?.kind === "group") return boxFields(schema, order);
  if (shape?.kind !== "list") return undefined;
  if (!each) return boxFields(shape.item, order);
  const [name, label] = each;
  return { [name]: { type: typeOf(shape.item), label } };
}
