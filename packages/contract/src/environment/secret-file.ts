/** One secret of the environment, which may be in a file. Imports nothing of ours. */
import { readFileSync } from "node:fs";

/** The value of `name`, or of the file in `NAME_FILE`; or the line that reports what is wrong. */
export function secretOf(
  env: Record<string, string | undefined>,
  name: string,
): { value: string | undefined } | { problem: string } {
  const path = env[`${name}_FILE`]?.trim();
  if (!path) return { value: env[name] };
  const wrong = (what: string) => ({ problem: `${name}_FILE is ${JSON.stringify(path)}; ${what}` });
  if (env[name]?.trim()) return wrong(`${name} is set too; take one of the two away`);
  try {
    const value = readFileSync(/* turbopackIgnore: true */ path, "utf8").replace(/\r?\n$/, "");
    return value.trim() === "" ? wrong("this file is empty") : { value };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return wrong(`this file cannot be read (${code})`);
  }
}
