/** SEC-33 with the real database, whose full disk a trigger stands for. */
import { pino, type Logger } from "pino";
import { expect, test, vi } from "vitest";
import { receiveForm } from "#inbox/receive-form.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { logOptions } from "#server/log.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

const cms = testCms();
const users = testUsers(cms);

const WORDS = /zyxwv/i;

/** From now on the table takes no row. */
async function fill(table: string): Promise<void> {
  const { client } = cms.payload.db as unknown as {
    client: { execute(sql: string): Promise<unknown> };
  };
  await client.execute(
    `create trigger full_${table} before insert on ${table} begin select raise(abort, 'database or disk is full'); end`,
  );
}

test("[SEC-33] what a visitor or an editor wrote is not in the log when the database cannot store it", async () => {
  const written: string[] = [];
  const log = pino(logOptions("info"), { write: (line: string) => void written.push(line) });
  vi.spyOn(cms.payload, "logger", "get").mockReturnValue(
    log as Logger as typeof cms.payload.logger,
  );
  for (const table of ["submissions", "vacancies"]) await fill(table);
  const body = new FormData();
  for (const [name, value] of Object.entries({
    fullname: "Zyxwv Personne",
    email: "zyxwv@personal.test",
    description: "Zyxwv: our plans",
    _wpcf7_unit_tag: "t",
  }))
    body.append(name, value);
  const reply = await receiveForm(
    new Request("http://cms.test/", { method: "POST", body, headers: { "user-agent": "test" } }),
    "contactForm",
    inboxOf(cms.payload, inboxFiles(cms.settings)),
  );
  expect(await reply.json()).toMatchObject({ status: "mail_failed" });
  const saved = await callApi(cms, "/vacancies?draft=true", {
    method: "POST",
    body: { title: "Zyxwv" },
    token: users.editor.token,
  });
  expect(saved.status).toBe(507);
  expect(written.filter((line) => line.includes("database or disk is full"))).toHaveLength(2);
  expect(written.filter((line) => WORDS.test(line))).toEqual([]);
});
