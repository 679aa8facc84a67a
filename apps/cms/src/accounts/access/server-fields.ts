/**
 * Fields that only the server writes: times, numbers, and fields without a form input. Payload
 * accepts any field that a call names, so users' calls lose them here, in all collections and
 * globals. The host's own code, imports and seeds bypass this (`overrideAccess`).
 */
import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  Payload,
} from "payload";

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Hidden, but written by the cropping dialog. */
const SET_OUTSIDE_THE_FORM = new Set(["focalX", "focalY"]);
/** The id identifies a row in a list. */
const OF_A_ROW = new Set(["id", "blockName", "blockType"]);

/** A hidden field that one of our components writes has `readOnly: false`. */
export function isServerField(field: FlattenedField): boolean {
  const {
    disabled,
    hidden,
    readOnly,
  }: {
    disabled?: boolean;
    hidden?: boolean;
    readOnly?: boolean;
  } = field.admin ?? {};
  return (
    ("hidden" in field && field.hidden === true) ||
    disabled === true ||
    readOnly === true ||
    (hidden === true && readOnly !== false && !SET_OUTSIDE_THE_FORM.has(field.name))
  );
}

/** Removes server fields, also in groups, rows and blocks. */
function withoutServerFields(fields: FlattenedField[], data: Data, isRow = false): Data {
  const copy = { ...data };
  for (const field of fields) {
    if (!(field.name in copy) || (isRow && OF_A_ROW.has(field.name))) continue;
    if (isServerField(field)) delete copy[field.name];
    else copy[field.name] = within(field, copy[field.name]);
  }
  return copy;
}

function within(field: FlattenedField, value: unknown): unknown {
  if (field.type === "blocks" && Array.isArray(value))
    return value.map((row: unknown) =>
      isData(row)
        ? withoutServerFields(
            field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [],
            row,
            true,
          )
        : row,
    );
  if (!("flattenedFields" in field) || !field.flattenedFields) return value;
  const { flattenedFields } = field;
  if (Array.isArray(value))
    return value.map((row: unknown) =>
      isData(row) ? withoutServerFields(flattenedFields, row, true) : row,
    );
  return isData(value) ? withoutServerFields(flattenedFields, value) : value;
}

/**
 * What a user may write. A change keeps `updatedAt`, the time its form was read:
 * `publishing/editing/` compares it to detect another user's save, and Payload then writes a new
 * time. `hasTrash`: a change may move a record into the trash (at the present time) and out of it.
 */
export function writable(
  fields: FlattenedField[],
  data: unknown,
  { isChange, hasTrash = false }: { isChange: boolean; hasTrash?: boolean },
): unknown {
  if (!isData(data)) return data;
  const {
    id: _,
    createdAt: __,
    updatedAt,
    deletedAt,
    ...rest
  } = withoutServerFields(
    fields.filter(({ name }) => name !== "updatedAt" && name !== "deletedAt"),
    data,
  );
  return {
    ...rest,
    ...(isChange && updatedAt !== undefined && { updatedAt }),
    ...(isChange && hasTrash && deletedAt !== undefined && { deletedAt: trashTime(deletedAt) }),
  };
}

const trashTime = (given: unknown): string | null => (given ? new Date().toISOString() : null);

const inCollections: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
}) => {
  if (overrideAccess || (operation !== "create" && operation !== "update")) return;
  return {
    ...args,
    data: writable(collection.flattenedFields, args.data, {
      isChange: operation === "update",
      hasTrash: collection.trash,
    }),
  };
};

const inGlobals: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess }) => {
  if (overrideAccess || operation !== "update") return;
  return { ...args, data: writable(global.flattenedFields, args.data, { isChange: true }) };
};

/** Runs in Payload's `onInit`, when its own collections exist, and before every other hook. */
export function keepServerFields({ config }: Payload): void {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [
      inCollections,
      ...(hooks.beforeOperation ?? []).filter((hook) => hook !== inCollections),
    ];
  for (const { hooks } of config.globals)
    hooks.beforeOperation = [
      inGlobals,
      ...(hooks.beforeOperation ?? []).filter((hook) => hook !== inGlobals),
    ];
}
