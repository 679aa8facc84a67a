/** The first start stores the first password in `secrets.json` until it is used. */
import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** `tools/secrets` reads it as "created, used and removed". */
const GONE = "";

/** Returns whether `password` was in the file. */
export async function dropFirstPassword(dataDir: string, password: string): Promise<boolean> {
  const file = join(/* turbopackIgnore: true */ dataDir, "secrets.json");
  const text = await readFile(/* turbopackIgnore: true */ file, "utf8").catch(() => "{}");
  const secrets: Record<string, unknown> = JSON.parse(text);
  if (password === "" || secrets.adminPassword !== password) return false;
  const draft = `${file}.${randomUUID()}`;
  const remaining = { ...secrets, adminPassword: GONE };
  await writeFile(draft, `${JSON.stringify(remaining, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  await rename(draft, file);
  return true;
}
