import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Log } from "#log.ts";
import type { StoredFile, Submission } from "#submission.ts";

export function sampleSubmission(changes: Partial<Submission> = {}): Submission {
  const id = changes.id ?? randomUUIDv7();
  return {
    id,
    key: `form:${id}`,
    fingerprint: "f",
    kind: "contact",
    variant: "main",
    fields: {
      fullname: "Anna Lindqvist",
      email: "anna@example.com",
      phone: "",
      description: "Hello",
    },
    page: "/",
    source: {},
    receivedAt: Date.UTC(2026, 0, 5, 12),
    files: [],
    ...changes,
  };
}

export const sampleFile = (changes: Partial<StoredFile> = {}): StoredFile => ({
  id: randomUUID(),
  field: "file-type",
  name: "plan.pdf",
  size: 9,
  type: "application/pdf",
  digest: "d",
  ...changes,
});

export interface NotedLog extends Log {
  lines: { level: keyof Log; message: string; details: Record<string, unknown> }[];
}

export function createNotedLog(): NotedLog {
  const lines: NotedLog["lines"] = [];
  const at = (level: keyof Log) => (details: Record<string, unknown>, message: string) =>
    void lines.push({ level, message, details });
  return { lines, info: at("info"), warn: at("warn"), error: at("error") };
}
