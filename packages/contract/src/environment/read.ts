import * as v from "valibot";
import { bucket } from "#environment/bucket.ts";
import { cdn } from "#environment/cdn.ts";
import { companyLogin } from "#environment/company-login.ts";
import { contentHost, forms, secrets, site } from "#environment/declared.ts";
import { withSecretFiles } from "#environment/secret-files.ts";
import { SettingsError } from "#environment/settings-error.ts";

export { SettingsError } from "#environment/settings-error.ts";

const ALL = { ...site, ...secrets, ...forms, ...cdn, ...contentHost, ...bucket, ...companyLogin };
type All = typeof ALL;
export type SettingName = keyof All;
type Value<N extends SettingName> = v.InferOutput<All[N]["reads"]>;

/** The parsed settings: one without a default may be missing, unless it is needed. */
export type Environment<N extends SettingName, Needed extends SettingName = never> = {
  [K in N]: K extends Needed
    ? Value<K>
    : All[K]["byDefault"] extends string
      ? Value<K>
      : Value<K> | undefined;
};

/**
 * The named settings of `env`; an empty text counts as unset. `needed`: those that the app
 * requires. A secret may come from a file (`NAME_FILE`). Throws a `SettingsError` that lists all
 * errors.
 */
export function readEnvironment<N extends SettingName, Needed extends N = never>(
  env: Record<string, string | undefined>,
  names: readonly N[],
  needed: readonly Needed[] = [],
): Environment<N, Needed> {
  const wrong: string[] = [];
  const given = withSecretFiles(env);
  const values = names.map((name) => {
    const { reads, byDefault, isSecret }: All[SettingName] = ALL[name];
    const text = given[name]?.trim() ? given[name] : byDefault;
    if (text === undefined) {
      if (needed.some((one) => one === name))
        wrong.push(`${name} is not set; it must be ${rightOf(ALL[name].reads)}`);
      return [name, undefined] as const;
    }
    const result = v.safeParse<v.GenericSchema<string, unknown>>(reads, text);
    if (result.success) return [name, result.output] as const;
    const came = isSecret ? "has a value that cannot be used" : `is ${JSON.stringify(text)}`;
    wrong.push(`${name} ${came}; it must be ${result.issues[0].message}`);
    return [name, undefined] as const;
  });
  if (wrong.length > 0) throw new SettingsError(wrong);
  // Each value was read by its own setting's schema.
  return Object.fromEntries(values) as Environment<N, Needed>;
}

/** The valid values of a setting, from its reader's message. */
export function rightOf(reads: v.GenericSchema<string, unknown>): string {
  const result = v.safeParse(reads, "\u0000");
  return result.success ? "a text" : result.issues[0].message;
}
