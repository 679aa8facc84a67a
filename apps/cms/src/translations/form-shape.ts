/** What a translation stores of a kind's form, without the form's layout. */
import type { Field, TextField } from "payload";
import type { Limit } from "#records/fields/limits.ts";
import { isUntranslated, isWord } from "#translations/word-fields.ts";

export interface FormShape {
  /** Names of the fields that are words. */
  words: readonly string[];
  /** Characters, of words that have a limit. `isFixed`: the form refuses more. */
  limits: ReadonlyMap<string, TextLimit>;
  groups: ReadonlyMap<string, FormShape>;
  /** The shape of each row of an array or of blocks. */
  rows: ReadonlyMap<string, (row: { blockType?: string }) => FormShape>;
}

export interface TextLimit {
  most: number;
  isFixed: boolean;
}

/** A field's own, or that of the counter next to its label. */
function limitOf({ maxLength, admin }: TextField): TextLimit | null {
  if (maxLength !== undefined) return { most: maxLength, isFixed: true };
  const counter: unknown = Reflect.get(Object(admin?.components?.Label), "clientProps");
  const limit: Partial<Limit> | undefined = Reflect.get(Object(counter), "limit");
  return limit?.most === undefined ? null : { most: limit.most, isFixed: false };
}

const EMPTY: FormShape = { words: [], limits: new Map(), groups: new Map(), rows: new Map() };

const hasParts = ({ words, groups, rows }: FormShape): boolean =>
  words.length > 0 || groups.size > 0 || rows.size > 0;

/** Unnamed tabs, rows and collapsibles belong to their parent; parts without words are omitted. */
export function formShape(fields: readonly Field[]): FormShape {
  const words: string[] = [];
  const limits = new Map<string, TextLimit>();
  const groups = new Map<string, FormShape>();
  const rows = new Map<string, (row: { blockType?: string }) => FormShape>();
  const addPart = (name: string | undefined, inner: readonly Field[]): void => {
    if (!name) return inner.forEach(add);
    const shape = formShape(inner);
    if (hasParts(shape)) groups.set(name, shape);
  };
  const add = (field: Field): void => {
    if (isUntranslated(field)) return;
    if (isWord(field) && "name" in field) {
      words.push(field.name);
      const limit = limitOf(field as TextField);
      if (limit) limits.set(field.name, limit);
    } else if (field.type === "tabs")
      for (const tab of field.tabs) addPart("name" in tab ? tab.name : undefined, tab.fields);
    else if (field.type === "array") {
      const shape = formShape(field.fields);
      if (hasParts(shape)) rows.set(field.name, () => shape);
    } else if (field.type === "blocks") {
      const shapes = new Map(field.blocks.map((block) => [block.slug, formShape(block.fields)]));
      rows.set(field.name, ({ blockType = "" }) => shapes.get(blockType) ?? EMPTY);
    } else if ("fields" in field) addPart("name" in field ? field.name : undefined, field.fields);
  };
  fields.forEach(add);
  return { words, limits, groups, rows };
}
