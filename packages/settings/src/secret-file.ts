import { readFileSync } from "node:fs";

export type Environment = Record<string, string | undefined>;
/** The value, or the line that reports why there is none. */
export type Given = { value: string | undefined } | { problem: string };

/** The value of `name` or of the file at `NAME_FILE` (Docker, systemd, Kubernetes). */
export function secretOf(env: Environment, name: string): Given {
  const path = env[`${name}_FILE`]?.trim();
  if (!path) return { value: env[name] };
  const wrong = (what: string) => ({ problem: `${name}_FILE is ${JSON.stringify(path)}; ${what}` });
  if (env[name]?.trim()) return wrong(`${name} is set too; remove one of the two`);
  try {
    const value = readFileSync(/* turbopackIgnore: true */ path, "utf8").replace(/\r?\n$/, "");
    return value.trim() === "" ? wrong("this file is empty") : { value };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return wrong(`this file cannot be read (${code})`);
  }
}
