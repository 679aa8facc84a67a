/** Every difference between two states, by field and row, in full. */
import type { FlattenedBlock, FlattenedField } from "payload";
import { isSame } from "#publishing/editing/compare.ts";
import { isHostWritten } from "#publishing/approval/fingerprint.ts";
import { inFull, isState, type NameOf, type State } from "#publishing/approval/in-full.ts";

export interface Change {
  /** The label, with list and row number. */
  field: string;
  /** In full; empty without a value. */
  before: string;
  after: string;
}

type Blocks = Extract<FlattenedField, { type: "blocks" }>;
interface Row {
  state: State;
  /** In the list, from 1. */
  number: number;
}

const stateOf = (value: unknown): State => (isState(value) ? value : {});
const json = (value: unknown): string => JSON.stringify(value ?? null, null, 2);

/** Changes are in the configuration's order; values without a field come last. */
export function compareRecords(
  fields: readonly FlattenedField[],
  before: State,
  after: State,
  nameOf: NameOf,
): Change[] {
  const known = new Set(fields.map(({ name }) => name));
  const others = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !known.has(key) && !isHostWritten(key) && !isSame(before[key], after[key]),
  );
  const written = fields.filter(({ name }) => !isHostWritten(name));
  return numbered([
    ...compare(written, before, after, { above: "", nameOf }),
    ...others.map((key) => ({ field: key, before: json(before[key]), after: json(after[key]) })),
  ]);
}

/** The second of two fields with the same label gets a number. */
function numbered(changes: Change[]): Change[] {
  const times = new Map<string, number>();
  return changes.map((change) => {
    const nth = (times.get(change.field) ?? 0) + 1;
    times.set(change.field, nth);
    return nth === 1 ? change : { ...change, field: `${change.field} (${nth})` };
  });
}

interface Place {
  above: string;
  nameOf: NameOf;
}

const compare = (
  fields: readonly FlattenedField[],
  before: State,
  after: State,
  place: Place,
): Change[] =>
  fields.flatMap((field) =>
    isSame(before[field.name], after[field.name])
      ? []
      : compareField(field, before[field.name], after[field.name], place),
  );

function compareField(
  field: FlattenedField,
  before: unknown,
  after: unknown,
  { above, nameOf }: Place,
): Change[] {
  const name = [above, labelOf(field)].filter(Boolean).join(", ");
  const place = { above: name, nameOf };
  const found =
    field.type === "group" || field.type === "tab"
      ? compare(field.flattenedFields, stateOf(before), stateOf(after), place)
      : field.type === "array" || field.type === "blocks"
        ? compareRows(field, rowsOf(before), rowsOf(after), place)
        : [
            {
              field: name,
              before: inFull(field, before, nameOf),
              after: inFull(field, after, nameOf),
            },
          ];
  // If the text shows no difference, shows the stored values.
  return found.some((change) => change.before !== change.after)
    ? found
    : [{ field: name, before: json(before), after: json(after) }];
}

const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.map((row, at) => ({ state: stateOf(row), number: at + 1 })) : [];

type Rows = Extract<FlattenedField, { type: "array" }> | Blocks;

/** Matches rows by id or, if no id matches, by position. */
function compareRows(field: Rows, before: Row[], after: Row[], place: Place): Change[] {
  const ids = new Map(before.map((row) => [row.state.id, row]));
  const isById = after.some(({ state }) => state.id !== undefined && ids.has(state.id));
  const earlier = (row: Row): Row | undefined => {
    const found = isById ? ids.get(row.state.id) : before[row.number - 1];
    return found && found.state.blockType === row.state.blockType ? found : undefined;
  };
  const previous = after.flatMap((row) => earlier(row) ?? []);
  const called = (row: Row, what: string) => `${place.above}, row ${row.number}${what}`;
  const changes = after.flatMap((row): Change[] => {
    const was = earlier(row);
    if (!was) return [{ field: called(row, ", new"), before: "", after: whole(field, row, place) }];
    if (isSame(was.state, row.state)) return [];
    return compareRow(field, was, row, { ...place, above: called(row, "") });
  });
  const gone = before
    .filter((row) => !previous.includes(row))
    .map((row) => ({
      field: called(row, ", removed"),
      before: whole(field, row, place),
      after: "",
    }));
  return [...changes, ...gone, ...moved(previous, place.above)];
}

function compareRow(field: Rows, before: Row, after: Row, place: Place): Change[] {
  const found = compare(fieldsOf(field, after.state), before.state, after.state, place);
  return found.length > 0
    ? found
    : [{ field: place.above, before: json(before.state), after: json(after.state) }];
}

/** Rows in both states whose order differs. */
function moved(previous: Row[], above: string): Change[] {
  const numbers = previous.map(({ number }) => number);
  const inOrder = numbers.toSorted((a, b) => a - b);
  return numbers.join() === inOrder.join()
    ? []
    : [
        {
          field: `${above}, order of the rows`,
          before: inOrder.join(", "),
          after: numbers.join(", "),
        },
      ];
}

function blockOf(field: Blocks, slug: unknown): FlattenedBlock | undefined {
  return field.blocks.find((block) => block.slug === slug);
}

function fieldsOf(field: Rows, row: State): FlattenedField[] {
  return (field.type === "blocks" ? blockOf(field, row.blockType) : field)?.flattenedFields ?? [];
}

/** One line for each field. */
function whole(field: Rows, { state }: Row, { nameOf }: Place): string {
  const block = field.type === "blocks" ? blockOf(field, state.blockType) : undefined;
  const title = block ? [textOf(block.labels?.singular) || block.slug] : [];
  const lines = compare(fieldsOf(field, state), {}, state, { above: "", nameOf });
  return (
    [...title, ...lines.map((line) => `${line.field}: ${line.after}`)].join("\n") || json(state)
  );
}

const textOf = (label: unknown): string => (typeof label === "string" ? label : "");

/** A group without a label has no name in the form. */
const labelOf = (field: FlattenedField): string =>
  field.type === "group" && field.label === false
    ? ""
    : textOf("label" in field ? field.label : "") || field.name;
