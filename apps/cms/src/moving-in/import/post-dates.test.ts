import { checkConformance } from "#moving-in/conformance/conformance.ts";
import { expect, test, vi } from "vitest";
import { contentOf } from "#moving-in/import/read-host.ts";
import { importFixture, demo, runImport, replyTo, post, blog } from "#testing/import-fixture.ts";

importFixture();

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dates = async (...names: string[]) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        ((await replyTo(`/api/wp/v2/single-blog/?slug=${name}`)) as [{ date: string }])[0].date,
      ]),
    ),
  );

test("dates with numeric day and month are read in the order of the other dates, those in words by any language's months", async () => {
  const entries = await runImport({
    blog: blog(
      post("a", { date: "03/04/2024" }),
      post("b", { date: "25/12/2023" }),
      post("c", { date: "9. März 2026" }),
      post("d", { date: "9 марта 2026 г." }),
    ),
  });
  expect(entries.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ["created"],
    ["created"],
    ["created"],
    ["created"],
  ]);
  expect(await dates("a", "b", "c", "d")).toEqual({
    a: "2024-04-03",
    b: "2023-12-25",
    c: "2026-03-09",
    d: "2026-03-09",
  });
});

test("a date with two readings, or none, is dropped and reported; the post is imported", async () => {
  const content = {
    blog: blog(
      post("two-days", { date: "03/04/2024" }),
      post("no-day", { date: "the day before yesterday" }),
    ),
  };
  const undated = [
    'its date "03/04/2024" may be 2024-03-04 or 2024-04-03: it has none here',
    'its date "the day before yesterday" cannot be read: it has none here',
  ];
  expect((await runImport(content)).map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual(
    undated.map((reason) => ["created", reason]),
  );
  expect(await dates("two-days", "no-day")).toEqual({ "two-days": "", "no-day": "" });
  expect((await runImport(content)).map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual(
    undated.map((reason) => ["unchanged", reason]),
  );
});

test("WordPress's own date of a post shows the order of the others, and replaces a missing one", async () => {
  const value = blog(
    post("w1", { date: "05/06/2024" }),
    post("w2", { date: "03/04/2024" }),
    post("w3", { date: "soon" }),
  );
  const answers = (
    await checkConformance({ host: await demo.listen(), depth: "sample" })
  ).answers.map((answer) => (answer.call === "blog" ? { ...answer, value } : answer));
  const { blog: read } = contentOf(answers, { w1: "2024-06-05", w3: "2024-01-02" });
  expect(read.map(({ date }) => date)).toEqual(["2024-06-05", "2024-04-03", "soon"]);
  const entries = await runImport({ blog: read });
  expect(entries.flatMap(({ reasons }) => reasons)).toEqual([
    'its date "soon" cannot be read: it has none here, but the day the host posted it, 2024-01-02',
  ]);
  expect(await dates("w3")).toEqual({ w3: "2024-01-02" });
});
