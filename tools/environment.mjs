/**
 * The environment of a command: the shell's variables, then `.env`, then the defaults for paths.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./install/install.mjs";

/**
 * Reads `.env` (without overriding the shell's variables) and returns the environment with an
 * absolute DATA_DIR.
 */
export function environment() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const env = { ...process.env };
  for (const [name, value] of Object.entries(env)) if (value === "") delete env[name];
  env.DATA_DIR = resolve(root, env.DATA_DIR ?? "data");
  env.NODE_ENV ??= "production";
  return env;
}
