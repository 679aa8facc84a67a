import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PLAIN_SCHEMA, RECOGNISES_KEYS } from "@meridian/contract/form-host/form-address";
import { afterEach, beforeEach } from "vitest";
import { createIntake, type Intake, type IntakeOptions } from "#intake.ts";
import { newFolder } from "#tests/new-folder.ts";
import { createNotedLog, type NotedLog } from "#tests/samples.ts";

export let dataDir: string;
export let intake: Intake;
export let log: NotedLog;
export let delivered: FormData[];
export let hostUp: boolean;

export const host: typeof fetch = async (_, init) => {
  if (!hostUp) throw new TypeError("fetch failed");
  if (init?.method !== "POST") return Response.json(PLAIN_SCHEMA, { headers: RECOGNISES_KEYS });
  delivered.push(init?.body as FormData);
  return Response.json({ status: "mail_sent", message: "ok" });
};
export const open = (changes: Partial<IntakeOptions> = {}): Promise<Intake> =>
  createIntake({
    dataDir,
    formSecret: "s",
    deliver: { host: { contact: { url: "http://host.test/contact/feedback" } } },
    captchaWork: 5,
    log,
    fetch: host,
    ...changes,
  });
export const storedFiles = (): string[] => readdirSync(join(dataDir, "files"));
export const rows = (table: string): Record<string, unknown>[] => {
  const db = new DatabaseSync(join(dataDir, "journal.sqlite"), { readOnly: true });
  const found = db.prepare(`select * from ${table}`).all();
  db.close();
  return found;
};

export const setIntake = (value: Intake): void => void (intake = value);
export const setHostUp = (value: boolean): void => void (hostUp = value);

export function intakeFixture(): void {
  beforeEach(async () => {
    dataDir = newFolder();
    log = createNotedLog();
    delivered = [];
    hostUp = true;
    intake = await open();
  });
  afterEach(() => intake.stop());
}
