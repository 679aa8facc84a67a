/**
 * A secret may stand in a file of its own, as Docker, systemd and Kubernetes hand it over:
 * `NAME_FILE` is the file's path. So every setting that is marked as a secret has two names.
 */
import { contentHost, forms, secrets, site } from "#environment/declared.ts";
import { secretOf } from "#environment/secret-file.ts";
import { SettingsError } from "#environment/settings-error.ts";

type Environment = Record<string, string | undefined>;

/** Settings whose value may be given by a file. */
export const SECRETS = Object.entries({ ...site, ...secrets, ...forms, ...contentHost })
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name);

/**
 * `env` with the values in place of the files that hold them. Throws a `SettingsError` that names
 * each file that is of no use, never what stands in one.
 */
export function withSecretFiles(env: Environment): Environment {
  const wrong: string[] = [];
  const whole = { ...env };
  for (const name of SECRETS) {
    delete whole[`${name}_FILE`];
    const read = secretOf(env, name);
    if ("problem" in read) wrong.push(read.problem);
    else if (read.value !== undefined) whole[name] = read.value;
  }
  if (wrong.length > 0) throw new SettingsError(wrong);
  return whole;
}
