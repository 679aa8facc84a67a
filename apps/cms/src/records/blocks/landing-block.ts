/** A band of a landing page (OWN-60): admin fields and mapping, which the compiler compares. */
import type { BlockOf, BlockType, WireBlockOf } from "@meridian/contract";
import type { Block, Field as PayloadField } from "payload";
import type { Field } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";

export type OfBlock = "blockType" | "blockName" | "id";

interface Described<T extends BlockType, Doc> {
  label: string;
  plural: string;
  fields: PayloadField[];
  map: {
    write: (doc: Doc) => Omit<WireBlockOf<T>, "type">;
    read: (clean: Omit<BlockOf<T>, "type">, context: ImportContext) => object;
  };
}

export interface LandingBlock<T extends BlockType, Doc = never> {
  type: T;
  block: Block;
  write: (doc: Doc) => Omit<WireBlockOf<T>, "type">;
  read: (clean: Omit<BlockOf<T>, "type">, context: ImportContext) => object;
}

export const landingBlock = <const T extends BlockType, Doc>(
  type: T,
  { label, plural, fields, map }: Described<T, Doc>,
): LandingBlock<T, Doc> => ({
  type,
  block: {
    slug: type,
    interfaceName: `${type.replace(/^./, (first) => first.toUpperCase())}Block`,
    labels: { singular: label, plural },
    admin: {
      disableBlockName: true,
      components: {
        Label: {
          path: "/records/screens/row-label.tsx#RowLabel",
          clientProps: { row: label, titled: "title" },
        },
      },
    },
    fields,
  },
  write: map.write,
  read: map.read,
});

interface Cell {
  text?: string | null;
  id?: string | null;
}

/** One text per row: Payload's `hasMany` text would allow no duplicates. */
export const cells: Field<
  Cell[] | null | undefined,
  string[],
  readonly string[],
  { text: string }[]
> = {
  write: (rows) => (rows ?? []).map((cell) => text.write(cell.text)),
  read: (texts) => texts.map((cell) => ({ text: cell })),
};
