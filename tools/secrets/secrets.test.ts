import { execFile } from "node:child_process";
import fs, {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureSecrets, type Secrets } from "./secrets.mjs";

let dataDir: string;
const file = () => join(dataDir, "secrets.json");

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-secrets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("secrets are made once, for this user's eyes only", async () => {
  const made = await ensureSecrets(dataDir);
  expect(Object.keys(made)).toEqual([
    "payloadSecret",
    "purgeSecret",
    "formSecret",
    "formKey",
    "adminEmail",
    "adminPassword",
  ]);
  expect(made.purgeSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(Object.values(made)).size).toBe(6);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(await ensureSecrets(dataDir)).toEqual(made);
});

test("[SEC-03] the first password is made once: emptied, it stays so", async () => {
  const made = await ensureSecrets(dataDir);
  writeFileSync(file(), JSON.stringify({ ...made, adminPassword: "" }));
  expect(await ensureSecrets(dataDir)).toEqual({ ...made, adminPassword: "" });
  writeFileSync(file(), JSON.stringify({ ...made, formKey: "" }));
  expect((await ensureSecrets(dataDir)).formKey).toMatch(/^[0-9a-f]{64}$/);
});

test("processes that start together agree", async () => {
  const script = `const { ensureSecrets } = await import(${JSON.stringify(join(import.meta.dirname, "secrets.mjs"))}); console.log(JSON.stringify(await ensureSecrets(${JSON.stringify(join(dataDir, "new"))})));`;
  const ensure = async (): Promise<Secrets> =>
    JSON.parse(
      (await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script])).stdout,
    ) as Secrets;
  const answers = await Promise.all([ensure(), ensure(), ensure(), ensure()]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test("who is slow to see that a lock was left behind does not take the fresh one of another", async () => {
  const path = `${file()}.lock`;
  writeFileSync(path, "");
  utimesSync(path, 1, 1);
  const { stat, rename } = fs.promises;
  let isFirst = true;
  Object.assign(fs.promises, {
    // The first reader gets its result late, when the second has the lock and is not done.
    stat: async (...args: Parameters<typeof stat>) => {
      const found = await stat(...args);
      if (isFirst) await ((isFirst = false), pause(300));
      return found;
    },
    rename: async (...args: Parameters<typeof rename>) => (await pause(800), rename(...args)),
  });
  syncBuiltinESMExports();
  try {
    const answers = await Promise.all([
      ensureSecrets(dataDir),
      pause(50).then(() => ensureSecrets(dataDir)),
      pause(400).then(() => ensureSecrets(dataDir)),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(["secrets.json"]);
  } finally {
    Object.assign(fs.promises, { stat, rename });
    syncBuiltinESMExports();
  }
});

test("a secret that a later version needs is added, the others stay", async () => {
  writeFileSync(file(), JSON.stringify({ purgeSecret: "unchanged", other: "unchanged too" }));
  const secrets = await ensureSecrets(dataDir);
  expect(secrets).toMatchObject({ purgeSecret: "unchanged", other: "unchanged too" });
  expect(secrets.formSecret).toHaveLength(64);
  expect(JSON.parse(readFileSync(file(), "utf8"))).toEqual(secrets);
});

test("a damaged file is named, and never overwritten", async () => {
  writeFileSync(file(), '{"purgeSecret": "half');
  await expect(ensureSecrets(dataDir)).rejects.toThrow(`${file()} is damaged`);
  expect(readFileSync(file(), "utf8")).toBe('{"purgeSecret": "half');
});

test("a file that others could read is closed to them", async () => {
  await ensureSecrets(dataDir);
  chmodSync(file(), 0o644);
  await ensureSecrets(dataDir);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test("a lock left by a process that died does not stop the next start", async () => {
  writeFileSync(`${file()}.lock`, "");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(`${file()}.lock`, longAgo, longAgo);
  expect((await ensureSecrets(dataDir)).formKey).toHaveLength(64);
});
