import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { POSTED, SURVEY_OFFERS } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { until } from "#tests/fake-clock.ts";
import { contactPost, PDF, solvedCaptcha } from "#tests/posts.ts";
import {
  intakeFixture,
  dataDir,
  intake,
  setIntake,
  log,
  delivered,
  setHostUp,
  open,
  storedFiles,
  rows,
} from "#tests/intake-fixture.ts";

intakeFixture();

test("[CON-08] stores a message with a PDF trimmed, then delivers it with its file", async () => {
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
    { name: "plan.pdf", size: 64, type: "application/pdf", id: storedFiles()[0] },
  ]);
  await until(() => delivered.length === 1, "it is delivered");
  expect(delivered[0]?.get("_idempotency_key")).toBe(answer.id);
  const file = delivered[0]?.get("file-type");
  expect(file instanceof File && (await file.text())).toBe(await PDF().text());
});

test("[CON-09] with the host down the visitor sees success, because it is stored, and it is sent later", async () => {
  setHostUp(false);
  expect(await intake.take(contactPost(await solvedCaptcha(intake)))).toMatchObject({
    status: "sent",
  });
  await until(async () => (await intake.metrics()).retried === 1, "the first attempt fails");
  expect(await intake.metrics()).toMatchObject({ stored: 1, delivered: 0, waiting: 1 });
  setHostUp(true);
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
])("%s is refused at its field, nothing is stored", async (_, changes, errors) => {
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
  expect(storedFiles()).toEqual([]);
});

const LARGE = new Uint8Array(10 * 1024 * 1024 + 1);

test("[CON-03] the message is optional in the modal and on service pages", async () => {
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
])("[CON-05] refuses a file %s, preserving the fields", async (_, file) => {
  const answer = await intake.take(
    contactPost({ ...(await solvedCaptcha(intake)), "file-type": file }),
  );
  expect(answer).toMatchObject({
    status: "invalid",
    errors: { "file-type": "Please add file with correct file format" },
    values: { fullname: "Anna Lindqvist", description: "Hello" },
  });
  expect(storedFiles()).toEqual([]);
});

test.each(["main", "vacancy"])(
  "[CON-05] [RES-02] reports a file over the limit (%s), preserving the fields",
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
    expect(storedFiles()).toEqual([]);
  },
);

test.each([
  ["both of them small", [PDF(), PDF()], "files"],
  ["too large together", [PDF(), new File([LARGE], "b.pdf")], "files-too-large"],
  ["one of another kind", [PDF(), new File(["GIF89a"], "holiday.gif")], "files"],
] as const)(
  "[CON-05] two files get the message that one is allowed, %s: nothing is stored, the fields are preserved",
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
    expect([rows("submissions"), storedFiles()]).toEqual([[], []]);
  },
);

test("refuses a file in a form without one, or in a field of another name", async () => {
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
  expect(storedFiles()).toEqual([]);
});

test("twenty equal simultaneous posts with one key are one submission, one delivery, one file", async () => {
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
    storedFiles().length,
    delivered.length,
  ]).toEqual([1, 1, 1, 1]);
});

test("refuses the same key with other content", async () => {
  const key = "0c0ffee0-key";
  await intake.take(contactPost({ ...(await solvedCaptcha(intake)), key }));
  expect(
    await intake.take(contactPost({ ...(await solvedCaptcha(intake)), key, description: "Other" })),
  ).toMatchObject({ reason: "conflict", status: "failed" });
});

test("stores nothing of a form that the contract lacks", async () => {
  expect(await intake.take(contactPost({ form: "constructor", "file-type": PDF() }))).toMatchObject(
    { reason: "unknown-form", form: null, status: "failed" },
  );
  expect(await intake.take(contactPost({ variant: "toString" }))).toMatchObject({
    reason: "unknown-form",
  });
  expect(await intake.take({ body: null, contentType: "", page: "/" })).toMatchObject({
    reason: "not-multipart",
  });
  expect(storedFiles()).toEqual([]);
});

test("a failing journal: the visitor sees the failure, no file remains, readiness states what to do, and it recovers by itself", async () => {
  await intake.stop();
  const whole = openSqliteJournal(join(dataDir, "journal.sqlite"));
  let broken = true;
  const guard =
    <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> =>
      broken ? Promise.reject(new Error("database or disk is full")) : call(...given);
  setIntake(
    await open({
      journal: { ...whole, store: guard(whole.store), probe: guard(whole.probe) },
    }),
  );
  const parts = { ...(await solvedCaptcha(intake)), "file-type": PDF() };
  expect(await intake.take(contactPost(parts))).toMatchObject({
    reason: "unavailable",
    status: "failed",
    values: { fullname: "Anna Lindqvist" },
  });
  expect(storedFiles()).toEqual([]);
  expect(rows("submissions")).toEqual([]);
  expect(await intake.readiness()).toMatchObject({
    ready: false,
    problem: expect.stringContaining("DATA_DIR"),
  });
  broken = false;
  expect(await intake.take(contactPost(parts))).toMatchObject({ reason: "stored" });
  expect(await intake.readiness()).toMatchObject({ ready: true, problem: "" });
});

test("removes a crash's orphans at the next start, but not young files and those on record", async () => {
  await intake.take(contactPost({ ...(await solvedCaptcha(intake)), "file-type": PDF() }));
  await until(() => delivered.length === 1, "it is delivered");
  await intake.stop();
  const folder = join(dataDir, "files");
  const [stored = ""] = storedFiles();
  for (const name of ["orphan", "young"]) writeFileSync(join(folder, name), "x");
  const longAgo = Date.now() / 1000 - 7200;
  for (const name of ["orphan", stored]) utimesSync(join(folder, name), longAgo, longAgo);
  setIntake(await open());
  await until(() => !storedFiles().includes("orphan"), "the orphan is gone");
  expect(storedFiles().toSorted()).toEqual([stored, "young"].toSorted());
});

test("logs nothing that a visitor wrote", async () => {
  setHostUp(false);
  await intake.take(contactPost({ ...(await solvedCaptcha(intake)), "file-type": PDF() }));
  await intake.take(contactPost({ [POSTED.trap]: "trapped" }));
  await until(async () => (await intake.metrics()).retried === 1, "a delivery has failed");
  expect(log.lines.length).toBeGreaterThan(2);
  expect(JSON.stringify(log.lines)).not.toMatch(/Anna|anna@|Hello|plan\.pdf|trapped/i);
});

test("reports at the start a folder that cannot be created", async () => {
  mkdirSync(join(dataDir, "plain"));
  writeFileSync(join(dataDir, "plain", "files"), "a file where the folder should be");
  await expect(open({ dataDir: join(dataDir, "plain") })).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readFileSync(join(dataDir, "plain", "files"), "utf8")).toContain("a file");
});

test("[OWN-43] checks and stores a survey by the owner's choices at that time", async () => {
  await intake.stop();
  const offers = { ...SURVEY_OFFERS, regions: ["Patagonia"], currencies: ["NOK"] };
  setIntake(
    await open({
      deliver: { host: { survey: { url: "http://host.test/survey/feedback" } } },
      surveyOffers: () => offers,
    }),
  );
  const post = async (region: string) =>
    intake.take(
      contactPost({
        ...(await solvedCaptcha(intake)),
        form: "survey",
        variant: "survey",
        fullName: "Anna",
        company: "Harbour",
        "region.0": region,
        "skill.0": "PHP",
        currency: "USD",
      }),
    );
  expect(await post("Middle East (Israel, UAE)")).toMatchObject({
    reason: "fields",
    errors: { region: "Please select at least one region" },
  });
  expect(await post("Patagonia")).toMatchObject({ reason: "stored" });
  await until(() => delivered.length === 1, "it is delivered");
  expect([delivered[0]?.get("region"), delivered[0]?.get("currency")]).toEqual([
    "Patagonia",
    "NOK",
  ]);
});
