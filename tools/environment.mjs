import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./install/install.mjs";

/** The shell's variables, then `.env`, then defaults for paths. DATA_DIR is absolute. */
export function environment() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const env = { ...process.env };
  for (const [name, value] of Object.entries(env)) if (value === "") delete env[name];
  env.DATA_DIR = resolve(root, env.DATA_DIR ?? "data");
  env.NODE_ENV ??= "production";
  return env;
}
