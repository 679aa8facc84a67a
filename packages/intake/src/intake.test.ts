import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createIntake, type Intake, type IntakeOptions } from "#intake.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { until } from "#tests/fake-clock.ts";
import { contactPost, PDF, solvedCaptcha } from "#tests/posts.ts";
import { newFolder } from "#tests/new-folder.ts";
import { createNotedLog, type NotedLog } from "#tests/samples.ts";

let dataDir: string;
let intake: Intake;
let log: NotedLog;
let delivered: FormData[];
let hostUp: boolean;

const host: typeof fetch = async (_, init) => {
  if (!hostUp) throw new TypeError("fetch failed");
  delivered.push(init?.body as FormData);
  return Response.json({ status: "mail_sent", message: "ok" });
};
const open = (changes: Partial<IntakeOptions> = {}): Promise<Intake> =>
  createIntake({
    dataDir,
    formSecret: "s",
    deliver: { host: { contact: { url: "http://host.test/contact/feedback" } } },
    captchaWork: 5,
    log,
    fetch: host,
    ...changes,
  });
const filesKept = (): string[] => readdirSync(join(dataDir, "files"));
const rows = (table: string): Record<string, unknown>[] => {
  const db = new DatabaseSync(join(dataDir, "journal.sqlite"), { readOnly: true });
  const found = db.prepare(`select * from ${table}`).all();
  db.close();
  return found;
};

beforeEach(async () => {
  dataDir = newFolder();
  log = createNotedLog();
  delivered = [];
  hostUp = true;
  intake = await open();
});
afterEach(() => intake.stop());

test("[CON-08] a message with a PDF is stored trimmed, then delivered with its file", async () => {
  const answer = await intake.take(
    contactPost({ ...(await solvedCaptcha(intake)), "file-type": PDF() }),
  );
  expect(answer).toMatchObject({
    reason: "stored",
    status: "sent",
    message: "Thank you for getting in touch!",
    values: {},
    errors: {},
  });
  expect(rows("submissions")).toMatchObject([
    { id: answer.id, kind: "contact", variant: "main", page: "/" },
  ]);
  expect(JSON.parse(String(rows("submissions")[0]?.fields))).toEqual({
    fullname: "Anna Lindqvist",
    email: "anna@example.com",
    phone: "",
    description: "Hello",
  });
  expect(rows("files")).toMatchObject([
    { name: "plan.pdf", size: 64, type: "application/pdf", id: filesKept()[0] },
  ]);
  await until(() => delivered.length === 1, "it is delivered");
  expect(delivered[0]?.get("_idempotency_key")).toBe(answer.id);
  const file = delivered[0]?.get("file-type");
  expect(file instanceof File && (await file.text())).toBe(await PDF().text());
});

test("[CON-09] with the host down the visitor is told success, for it is stored, and it goes out later", async () => {
  hostUp = false;
  expect(await intake.take(contactPost(await solvedCaptcha(intake)))).toMatchObject({
    status: "sent",
  });
  await until(async () => (await intake.metrics()).retried === 1, "the first attempt fails");
  expect(await intake.metrics()).toMatchObject({ stored: 1, delivered: 0, waiting: 1 });
  hostUp = true;
  await intake.take(contactPost({ ...(await solvedCaptcha(intake)), description: "Second" }));
  await until(
    async () => (await intake.metrics()).delivered === 2,
    "both are delivered, for the second has shown that the host is back",
  );
});

test.each([
  ["[CON-01] a name of spaces", { fullname: "   " }, { fullname: "Fill out the name" }],
  ["[CON-02] a malformed e-mail", { email: "anna@" }, { email: "Fill out with valid email" }],
  [
    "[CON-03] no message on the main page",
    { description: "" },
    { description: "Fill out the message" },
  ],
])("%s is refused by its field, nothing stored", async (_, changes, errors) => {
  const answer = await intake.take(
    contactPost({ ...(await solvedCaptcha(intake)), ...changes, "file-type": PDF() }),
  );
  expect(answer).toMatchObject({
    reason: "fields",
    status: "invalid",
    errors,
    values: { "file-type": "plan.pdf" },
  });
  expect(rows("submissions")).toEqual([]);
  expect(filesKept()).toEqual([]);
});

const LARGE = new Uint8Array(10 * 1024 * 1024 + 1);

test("[CON-03] in the modal and on service pages the message may be left out", async () => {
  for (const variant of ["modal", "service"])
    expect(
      await intake.take(
        contactPost({ ...(await solvedCaptcha(intake)), variant, description: "" }),
      ),
    ).toMatchObject({ reason: "stored" });
});

test.each([
  ["by its name", new File(["GIF89a"], "holiday.gif")],
  ["by its content", new File(["MZ\u0090 not a PDF"], "resume.pdf")],
  ["by its kind, though it is too large as well", new File([LARGE], "tour.mp4")],
  ["for being empty", new File([], "empty.pdf")],
])("[CON-05] a file is refused %s, the fields kept", async (_, file) => {
  const answer = await intake.take(
    contactPost({ ...(await solvedCaptcha(intake)), "file-type": file }),
  );
  expect(answer).toMatchObject({
    status: "invalid",
    errors: { "file-type": "Please add file with correct file format" },
    values: { fullname: "Anna Lindqvist", description: "Hello" },
  });
  expect(filesKept()).toEqual([]);
});

test.each(["main", "vacancy"])(
  "[CON-05] [RES-02] a file that is too large is told so (%s), the fields kept",
  async (variant) => {
    const answer = await intake.take(
      contactPost({
        ...(await solvedCaptcha(intake)),
        form: variant === "main" ? "contact" : "resume",
        variant,
        "file-type": new File([LARGE], "large.pdf"),
      }),
    );
    expect(answer).toMatchObject({
      reason: "files-too-large",
      status: "invalid",
      errors: { "file-type": "Please add a file of up to 10Mb" },
      values: { fullname: "Anna Lindqvist", description: "Hello" },
    });
    expect(filesKept()).toEqual([]);
  },
);

test.each([
  ["both of them small", [PDF(), PDF()], "files"],
  ["too large together", [PDF(), new File([LARGE], "b.pdf")], "files-too-large"],
  ["one of another kind", [PDF(), new File(["GIF89a"], "holiday.gif")], "files"],
] as const)(
  "[CON-05] two files are told that there is room for one, %s: nothing is stored, the fields are kept",
  async (_, files, reason) => {
    const answer = await intake.take(
      contactPost({ ...(await solvedCaptcha(intake)), "file-type": [...files] }),
    );
    expect(answer).toMatchObject({
      reason,
      status: "invalid",
      message: "",
      errors: { "file-type": "Please add one file only" },
      values: { fullname: "Anna Lindqvist", description: "Hello" },
    });
    expect([rows("submissions"), filesKept()]).toEqual([[], []]);
  },
);

test("a file where the form takes none, or in a field of another name, is refused", async () => {
  expect(
    await intake.take(
      contactPost({ ...(await solvedCaptcha(intake)), variant: "modal", "file-type": PDF() }),
    ),
  ).toMatchObject({ reason: "files" });
  expect(
    await intake.take(
      contactPost({ ...(await solvedCaptcha(intake)), fullname: "Anna", other: PDF() }),
    ),
  ).toMatchObject({ reason: "files" });
  expect(filesKept()).toEqual([]);
});

test("a filled honeypot gets the failure text, nothing is stored, the fields are kept", async () => {
  const answer = await intake.take(
    contactPost({ ...(await solvedCaptcha(intake)), reference: "http://spam.test" }),
  );
  expect(answer).toMatchObject({
    reason: "trap",
    status: "failed",
    message:
      "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.",
    values: { fullname: "Anna Lindqvist" },
  });
  expect(rows("submissions")).toEqual([]);
});

test("[CON-04] without a captcha, or with one that was spent, nothing is stored; a typo costs no captcha", async () => {
  expect(await intake.take(contactPost())).toMatchObject({
    reason: "captcha",
    errors: { captcha: "Please confirm that you are not a robot" },
  });
  const captcha = await solvedCaptcha(intake);
  expect(await intake.take(contactPost({ ...captcha, fullname: "" }))).toMatchObject({
    reason: "fields",
  });
  expect(await intake.take(contactPost(captcha))).toMatchObject({ reason: "stored" });
  expect(await intake.take(contactPost({ ...captcha, description: "Another" }))).toMatchObject({
    reason: "captcha",
  });
  expect(rows("submissions")).toHaveLength(1);
});

test("[CON-04] one captcha under fifty replays at once stores one message", async () => {
  const captcha = await solvedCaptcha(intake);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      intake.take(contactPost({ ...captcha, description: `Message ${index}`, "file-type": PDF() })),
    ),
  );
  expect(answers.filter(({ reason }) => reason === "stored")).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === "captcha")).toHaveLength(49);
  expect(filesKept()).toHaveLength(1);
});

test("[SH-10] the text question stands in for the captcha, once; a reload of the answer sends nothing new", async () => {
  const { question, token } = intake.question();
  const wrong = { question: token, answer: "a hundred" };
  expect(await intake.take(contactPost(wrong))).toMatchObject({
    errors: { captcha: "Please answer the question" },
    values: { description: "Hello" },
  });
  const right = { question: token, answer: answerQuestion(question) };
  const first = await intake.take(contactPost(right));
  expect(first).toMatchObject({ reason: "stored" });
  expect(await intake.take(contactPost(right))).toMatchObject({
    reason: "repeated",
    id: first.id,
    status: "sent",
  });
  expect(await intake.take(contactPost({ ...right, description: "Another" }))).toMatchObject({
    reason: "captcha",
    errors: { captcha: "Please answer this new question" },
    values: { description: "Another" },
  });
  expect(rows("submissions")).toHaveLength(1);
});

test("twenty equal posts at once under one key are one submission, one delivery, one file", async () => {
  const parts = { ...(await solvedCaptcha(intake)), key: "0c0ffee0-key", "file-type": PDF() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => intake.take(contactPost(parts))),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.every(({ status }) => status === "sent")).toBe(true);
  await until(async () => (await intake.metrics()).delivered === 1, "it is delivered");
  expect([
    rows("submissions").length,
    rows("outbox").length,
    filesKept().length,
    delivered.length,
  ]).toEqual([1, 1, 1, 1]);
});

test("the same key with other content is refused", async () => {
  const key = "0c0ffee0-key";
  await intake.take(contactPost({ ...(await solvedCaptcha(intake)), key }));
  expect(
    await intake.take(contactPost({ ...(await solvedCaptcha(intake)), key, description: "Other" })),
  ).toMatchObject({ reason: "conflict", status: "failed" });
});

test("a form the contract does not know stores nothing", async () => {
  expect(await intake.take(contactPost({ form: "constructor", "file-type": PDF() }))).toMatchObject(
    { reason: "unknown-form", form: null, status: "failed" },
  );
  expect(await intake.take(contactPost({ variant: "toString" }))).toMatchObject({
    reason: "unknown-form",
  });
  expect(await intake.take({ body: null, contentType: "", page: "/" })).toMatchObject({
    reason: "not-multipart",
  });
  expect(filesKept()).toEqual([]);
});

test("a journal that fails: told as failure, no file left, ready says what to do, and it recovers by itself", async () => {
  await intake.stop();
  const whole = openSqliteJournal(join(dataDir, "journal.sqlite"));
  let broken = true;
  const guard =
    <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> =>
      broken ? Promise.reject(new Error("database or disk is full")) : call(...given);
  intake = await open({
    journal: { ...whole, store: guard(whole.store), probe: guard(whole.probe) },
  });
  const parts = { ...(await solvedCaptcha(intake)), "file-type": PDF() };
  expect(await intake.take(contactPost(parts))).toMatchObject({
    reason: "unavailable",
    status: "failed",
    values: { fullname: "Anna Lindqvist" },
  });
  expect(filesKept()).toEqual([]);
  expect(rows("submissions")).toEqual([]);
  expect(await intake.readiness()).toMatchObject({
    ready: false,
    problem: expect.stringContaining("DATA_DIR"),
  });
  broken = false;
  expect(await intake.take(contactPost(parts))).toMatchObject({ reason: "stored" });
  expect(await intake.readiness()).toMatchObject({ ready: true, problem: "" });
});

test("a crash's orphans are swept at the next start, young ones and those on record stay", async () => {
  await intake.take(contactPost({ ...(await solvedCaptcha(intake)), "file-type": PDF() }));
  await until(() => delivered.length === 1, "it is delivered");
  await intake.stop();
  const folder = join(dataDir, "files");
  const [kept = ""] = filesKept();
  for (const name of ["orphan", "young"]) writeFileSync(join(folder, name), "x");
  const longAgo = Date.now() / 1000 - 7200;
  for (const name of ["orphan", kept]) utimesSync(join(folder, name), longAgo, longAgo);
  intake = await open();
  await until(() => !filesKept().includes("orphan"), "the orphan is gone");
  expect(filesKept().toSorted()).toEqual([kept, "young"].toSorted());
});

test("nothing a visitor wrote is in the log", async () => {
  hostUp = false;
  await intake.take(contactPost({ ...(await solvedCaptcha(intake)), "file-type": PDF() }));
  await intake.take(contactPost({ reference: "trapped" }));
  await until(async () => (await intake.metrics()).retried === 1, "a delivery has failed");
  expect(log.lines.length).toBeGreaterThan(2);
  expect(JSON.stringify(log.lines)).not.toMatch(/Anna|anna@|Hello|plan\.pdf|trapped/i);
});

test("a folder that cannot be made is said at the start", async () => {
  mkdirSync(join(dataDir, "plain"));
  writeFileSync(join(dataDir, "plain", "files"), "a file where the folder should be");
  await expect(open({ dataDir: join(dataDir, "plain") })).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readFileSync(join(dataDir, "plain", "files"), "utf8")).toContain("a file");
});
