/**
 * A secret may be in a file, as with Docker, systemd and Kubernetes: `NAME_FILE` is the file's
 * path. So every secret setting has two names.
 */
import { contentHost, forms, secrets, site } from "#environment/declared.ts";
import { secretOf } from "#environment/secret-file.ts";
import { SettingsError } from "#environment/settings-error.ts";

type Environment = Record<string, string | undefined>;

/** Settings whose value may come from a file. */
export const SECRETS = Object.entries({ ...site, ...secrets, ...forms, ...contentHost })
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name);

/**
 * `env` with the contents of secret files. Throws a `SettingsError` that names each unusable file,
 * never its content.
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
