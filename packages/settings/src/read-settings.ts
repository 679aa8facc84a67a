import * as v from "valibot";
import { secretOf, type Environment, type Given } from "#secret-file.ts";
import { detailsOf, entriesOf, type Entries } from "#setting.ts";

/** One line per wrong setting, with name, value and what is right. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/**
 * One app's settings from `env`; an empty text means not set. `otherwise` has texts by key for
 * settings that are not set. Throws a `SettingsError` with all wrong settings.
 */
export function readSettings<S extends v.GenericSchema>(
  schema: S,
  env: Environment,
  otherwise: Record<string, string | undefined> = {},
): v.InferOutput<S> {
  const result = v.safeParse(schema, inputOf(entriesOf(schema), env, otherwise));
  if (result.success) return result.output;
  throw new SettingsError(result.issues.map(({ message }) => message));
}

type Input = { [key: string]: Given | Input };

const inputOf = (entries: Entries, env: Environment, otherwise: Environment): Input =>
  Object.fromEntries(
    Object.entries(entries).map(([key, schema]): [string, Given | Input] => {
      const details = detailsOf(schema);
      if (!details) return [key, inputOf(entriesOf(schema), env, {})];
      const { name, isSecret } = details;
      const given: Given = isSecret ? secretOf(env, name) : { value: env[name] };
      return [key, "value" in given && !given.value?.trim() ? { value: otherwise[key] } : given];
    }),
  );
