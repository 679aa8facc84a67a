import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rowOf } from "#inbox/export/table.ts";
import { partsOf } from "#inbox/parts.ts";
import { receiveForm, type NewSubmission } from "#inbox/receive-form.ts";
import { searchTextOf } from "#inbox/search-text.ts";
import { clearIncoming } from "#inbox/store-file.ts";
import type { Submission } from "#payload-types.ts";
import { english } from "#testing/english.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "questions-"));
  await clearIncoming(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function received(fields: Record<string, string>): Promise<NewSubmission["fields"]> {
  const body = new FormData();
  const own = { fullname: "Ann", email: "ann@example.com", description: "Hello" };
  const notes = { _wpcf7_unit_tag: "wpcf7-fresume-o1", _variant: "vacancy" };
  for (const [name, value] of Object.entries({ ...own, ...notes, ...fields }))
    body.append(name, value);
  body.append("file-type", new File(["%PDF-1.7\n"], "a.pdf"));
  const saved: NewSubmission[] = [];
  const reply = await receiveForm(
    new Request("http://host.test/", { method: "POST", body, headers: { "user-agent": "test" } }),
    "resumeForm",
    {
      folder,
      save: async (submission) => void saved.push(submission),
      isStored: async () => false,
      log: { error: () => undefined },
    },
  );
  expect(await reply.json()).toMatchObject({ status: "mail_sent" });
  return saved[0]?.fields ?? {};
}

test("[OWN-125] answers arrive in inbox, search and table, each under its question", async () => {
  const fields = await received({
    "question-email": "Yes & <i>no</i>",
    "_asked-email": "May we write?\nBcc: x",
    "question-b": "=cmd()",
    "question-": "no key",
    other: "unknown",
    "_asked-c": "Never answered?",
  });
  expect(fields).toEqual({
    fullname: "Ann",
    email: "ann@example.com",
    description: "Hello",
    vacancy: "",
    "question-email": "Yes & <i>no</i>",
    "question-b": "=cmd()",
    "_asked-email": "May we write? Bcc: x",
    "_asked-b": "question-b",
  });
  const { answers, facts, ways } = partsOf({ fields }, {}, english);
  expect(answers.map(({ label, value }) => [label, value])).toEqual([
    ["May we write? Bcc: x", "Yes & <i>no</i>"],
    ["question-b", "=cmd()"],
  ]);
  expect([facts.length, ways.length]).toEqual([0, 1]);
  const row = rowOf({ id: 1, fields, kind: "resume", status: "new" } as Submission);
  expect(row).toContain("May we write? Bcc: x: Yes & <i>no</i>\nquestion-b: =cmd()");
  const text = searchTextOf({ fields });
  expect(text).toContain("yes & <i>no</i>");
  expect(text).not.toContain("may we write");
});

test("[OWN-125] all the questions of a form fit into a post, those above the limit are dropped", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 25 }, (_, at) => [
      [`question-k${at}`, "a"],
      [`_asked-k${at}`, "q".repeat(400)],
    ]).flat(),
  );
  const names = Object.keys(await received(many));
  expect(names.filter((name) => name.startsWith("question-"))).toHaveLength(20);
  expect(names.filter((name) => name.startsWith("_asked-"))).toHaveLength(20);
});
