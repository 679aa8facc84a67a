/** Proves that the search of a run's logs can fail. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteJournal } from "../../packages/intake/src/journal/sqlite.ts";
import { sampleFile, sampleSubmission } from "../../packages/intake/src/tests/samples.ts";
import { createSearch } from "./personal-data.ts";
import { checkRun } from "./run-check.ts";
import { dataOf, logOf, noteSent } from "./run-folder.ts";

const SENT = [
  "Zoë Zyxwv",
  "We build a harbour.\nWho could help us with the tides?",
  "holiday.gif",
  "visitor-1@example.com",
  'a "quoted" word',
];
const holds = createSearch(SENT);

test.each([
  ["a name", '{"msg":"Dear Zoë Zyxwv"}'],
  ["a name in other letters, as an address has it", '{"path":"/search?q=zo%C3%AB+zyxwv"}'],
  ["a name as JSON escapes it", String.raw`{"msg":"Zo\u00eb Zyxwv"}`],
  ["a text's second line", '{"msg":"he asks: who could help us with the tides?"}'],
  ["a text that was cut", '{"body":"Who could help us with the tid…"}'],
  [
    "a text with its line's end escaped, twice",
    String.raw`{"body":"{\"description\":\"We build a harbour.\\nWho\"}"}`,
  ],
  [
    "quotes within JSON within JSON",
    String.raw`{"body":"{\"description\":\"a \\\"quoted\\\" word\"}"}`,
  ],
  ["a file's name", '{"err":"holiday.gif is no document"}'],
  ["an e-mail address", '{"err":"<VISITOR-1@example.com> unknown"}'],
  ["an e-mail address that no test named", '{"err":"somebody.else+x@mail.example.museum unknown"}'],
  ["one as an address has it", '{"url":"/?email=somebody%40example.org"}'],
  ["a telephone number that no test named", '{"phone":"+1 (555) 010-9999"}'],
  ["a document that no test named", '{"name":"lebenslauf.docx"}'],
])("in a log line it finds %s", (_, line) => expect(holds(line)).toBe(true));

test.each([
  [
    "a request",
    '{"level":30,"time":"2026-01-05T12:00:00.000Z","id":"0f8f-1","method":"POST","path":"/contact","status":200,"ms":12.5}',
  ],
  [
    "a post and which fields were wrong",
    '{"form":"contact","variant":"main","outcome":"fields","fields":["fullname","email"],"msg":"intake: a form was posted"}',
  ],
  [
    "a package and its version",
    "at file:///srv/node_modules/@hono/node-server@2.0.1/dist/index.mjs:12:3",
  ],
  ["a page's address with a document's ending", '{"path":"/media/brochure.pdf"}'],
  ["a word that holds a name", '{"path":"/holiday.gifts"}'],
])("it attributes %s to no test", (_, line) => expect(holds(line)).toBe(false));

interface Run {
  folder: string;
  id: string;
}

async function madeRun(): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "e2e-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = dataOf("site", folder);
  mkdirSync(join(data, "intake"), { recursive: true });
  const journal = openSqliteJournal(join(data, "intake/journal.sqlite"));
  const submission = sampleSubmission({
    fields: {
      fullname: "Yvo Qwrtz",
      email: "yvo@example.com",
      phone: "",
      description: "Plain words",
    },
    files: [sampleFile({ name: "Yvo's life.odt" })],
  });
  await journal.store(submission, [], null);
  await journal.close();
  log(
    folder,
    "site",
    `{"submission":"${submission.id}","outcome":"stored","msg":"intake: a form was posted"}\n`,
  );
  log(folder, "host", "demo host: http://127.0.0.1:4310 serves the demo content\n");
  return { folder, id: submission.id };
}

function log(folder: string, name: string, text: string): void {
  mkdirSync(dirname(logOf(name, folder)), { recursive: true });
  writeFileSync(logOf(name, folder), text, { flag: "a" });
}

test("a run with clean logs has nothing to complain of", async () => {
  const { folder } = await madeRun();
  expect(checkRun(folder)).toEqual({
    complaints: [],
    lines: 2,
    logs: 2,
    submissions: 1,
  });
});

test.each(["Yvo Qwrtz", "plain words", "yvo's life.odt"])(
  "what the journal holds is found in any log of the run: %s",
  async (planted) => {
    const { folder } = await madeRun();
    log(folder, "host", `{"body":"${planted}"}\n`);
    expect(checkRun(folder).complaints).toEqual([
      `host.log holds what a visitor sent: {"body":"${planted}"}`,
    ]);
  },
);

test("what a test noted is found, though no site took it", async () => {
  const { folder } = await madeRun();
  noteSent(["Ungenommen"], folder);
  log(folder, "site", '{"err":"ungenommen"}\n');
  expect(checkRun(folder).complaints).toEqual([
    'site.log holds what a visitor sent: {"err":"ungenommen"}',
  ]);
});

test("logs that are empty, missing or others' are no proof", async () => {
  const { folder, id } = await madeRun();
  log(folder, "silent", "");
  expect(checkRun(folder).complaints).toEqual(["silent.log is empty"]);
  rmSync(logOf("silent", folder));
  writeFileSync(logOf("site", folder), '{"msg":"the site listens"}\n');
  expect(checkRun(folder).complaints).toEqual([
    "1 of 1 submissions are in no log, so these are not the logs of the servers that took them",
  ]);
  log(folder, "site", `{"submission":"${id}"}\n`);
  expect(checkRun(folder).complaints).toEqual([]);
  rmSync(join(folder, "logs"), { recursive: true });
  expect(checkRun(folder).complaints).toContain("there are no logs");
});
