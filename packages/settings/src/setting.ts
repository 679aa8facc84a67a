import * as v from "valibot";
import type { Kind } from "#kinds.ts";
import type { Given } from "#secret-file.ts";

interface Options<D> {
  /** The text that is read when the setting is not set. */
  default?: D;
  /** Shown in the documents as the default when it depends on other settings. */
  shownDefault?: string;
  /** Never printed, and accepted as a file (`NAME_FILE`). */
  isSecret?: boolean;
  /** An address, or several with commas between them, to which the app connects. */
  isConnection?: boolean;
}

/** A schema whose key may be absent from the type of the whole. */
type Optional<T> = v.OptionalSchema<v.GenericSchema<unknown, Exclude<T, undefined>>, undefined>;

/** What the documents show of a setting. */
export interface Details extends Options<string> {
  name: string;
  meaning: string;
  /** Completes "it must be …". */
  accepted: string;
}

const DETAILS = "details";

/**
 * One setting: its name, the kind of its value, and one or two sentences for the operator. As a
 * schema it reads what `givenFor` found. Each problem is a whole line: name, value, what is right.
 */
export function setting<T, const D extends string | undefined = undefined>(
  name: string,
  kind: Kind<T>,
  meaning: string,
  options: Options<D> = {},
) {
  const accepted = v.getDescription(kind) ?? "a text";
  const schema = v.pipe(
    v.custom<Given>(() => true),
    v.rawTransform<Given, T | undefined>(({ dataset, addIssue, NEVER }) => {
      const wrong = (message: string) => {
        addIssue({ message });
        return NEVER;
      };
      if ("problem" in dataset.value) return wrong(dataset.value.problem);
      const { value } = dataset.value;
      const text = value?.trim() ? value : options.default;
      if (text === undefined) return undefined;
      const read = v.safeParse(kind, text);
      if (read.success) return read.output;
      const is = options.isSecret
        ? "has a value that cannot be used"
        : `is ${JSON.stringify(text)}`;
      return wrong(`${name} ${is}; it must be ${accepted}`);
    }),
    v.metadata({ [DETAILS]: { name, meaning, accepted, ...options } satisfies Details }),
  );
  // A setting that has a default is never undefined.
  return schema as unknown as D extends string ? v.GenericSchema<unknown, T> : Optional<T>;
}

export type Entries = Record<string, v.GenericSchema>;

/**
 * Settings that have one value together, which `combine` makes of them. It reports each setting that
 * is missing; it runs only when each of them was read.
 */
export function together<const E extends v.ObjectEntries, T>(
  entries: E,
  combine: (read: v.InferOutput<v.ObjectSchema<E, undefined>>, report: (line: string) => void) => T,
) {
  const schema = v.pipe(
    v.object(entries),
    v.rawTransform<v.InferOutput<v.ObjectSchema<E, undefined>>, T>(
      ({ dataset, addIssue, NEVER }) => {
        let isWrong = false;
        const value = combine(dataset.value, (message) => {
          isWrong = true;
          addIssue({ message });
        });
        return isWrong ? NEVER : value;
      },
    ),
  );
  // Whether the value may be undefined decides whether its key may be absent.
  return schema as unknown as undefined extends T ? Optional<T> : v.GenericSchema<unknown, T>;
}

/** A setting's details; `undefined` for a group of settings. */
export function detailsOf(schema: v.GenericSchema): Details | undefined {
  const details = v.getMetadata(schema)[DETAILS];
  // Only `setting` writes this key.
  return details as Details | undefined;
}

/** The entries of a group or of a whole object of settings. */
export const entriesOf = (schema: v.GenericSchema): Entries =>
  "entries" in schema ? (schema.entries as Entries) : {};

/** Every setting of `entries`, those in groups too, in the order in which they are written. */
export const settingsIn = (entries: Entries): Details[] =>
  Object.values(entries).flatMap((schema) => detailsOf(schema) ?? settingsIn(entriesOf(schema)));
