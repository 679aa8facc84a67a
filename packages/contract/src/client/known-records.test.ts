import { expect, test } from "vitest";
import { createClient } from "#client/client.ts";
import { createKnownRecords } from "#client/known-records.ts";
import { calls } from "#calls.ts";
import { readReply } from "#wordpress/read.ts";
import { recordTexts } from "#client/record-texts.ts";

const vacancy = (ID: number, more: object = {}) => ({
  ID,
  slug: `v${ID}`,
  post_title: `V${ID}`,
  vacancies_filter: { location: [{ name: "Kyiv" }] },
  ...more,
});
const post = (id: number, date: string) => ({ id, post_name: `p${id}`, title: `P${id}`, date });
const sent = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

test("an unchanged record is the same object; changed, new and moved ones are detected", () => {
  const known = createKnownRecords();
  const read = (...records: object[]) => {
    const result = known.read("v", calls.vacancies.reply, sent(records));
    return result.ok ? result.value : [];
  };
  const [one, two] = read(vacancy(1), vacancy(2));
  const after = read(vacancy(3), vacancy(2, { hot: 5 }), vacancy(1));
  expect(after.map(({ ID, hot }) => [ID, hot])).toEqual([
    [3, null],
    [2, 5],
    [1, null],
  ]);
  expect(after[2]).toBe(one);
  expect(after[1]).not.toBe(two);
  expect(read(vacancy(1)).length).toBe(1);
});

test("[API-05] a broken record is reported by its place in the list, each time, with the same loss", () => {
  const known = createKnownRecords();
  const list = [vacancy(1), { ...vacancy(2), post_title: null }, vacancy(3, { hot: "much" })];
  for (const _ of [1, 2]) {
    const [mine, whole] = [
      known.read("v", calls.vacancies.reply, sent(list)),
      readReply(calls.vacancies.reply, sent(list)),
    ];
    expect(mine).toEqual({ ...whole, breaches: expect.arrayContaining(whole.breaches) as unknown });
    expect(mine.breaches.map(({ path }) => path)).toEqual(["[1].post_title", "[2].hot"]);
  }
  expect(known.read("v", calls.vacancies.reply, [{}, { ID: 1 }]).ok).toBe(false);
  for (const odd of [[], false, { 0: vacancy(1), 2: vacancy(3) }, "x"])
    expect(known.read("o", calls.vacancies.reply, odd)).toEqual(
      readReply(calls.vacancies.reply, odd),
    );
});

test("dates that depend on the other posts change with them; posts with the same day are the same objects", () => {
  const known = createKnownRecords();
  const read = (...posts: object[]) => {
    const result = known.read("b", calls.blog.reply, sent(posts));
    return result.ok ? result.value : [];
  };
  const [first, sure] = read(post(1, "03/04/2026"), post(2, "2026-01-02"));
  expect([first?.date, sure?.date]).toEqual(["03/04/2026", "2026-01-02"]);
  const clear = read(post(1, "03/04/2026"), post(2, "2026-01-02"), post(3, "25/04/2026"));
  expect(clear.map(({ date }) => date)).toEqual(["2026-04-03", "2026-01-02", "2026-04-25"]);
  expect(clear[1]).toBe(sure);
  expect(read(post(1, "03/04/2026"), post(2, "2026-01-02"), post(4, "04/25/2026"))[0]?.date).toBe(
    "2026-03-04",
  );
});

test("a client's list is the same while it does not change; a picture by id is resolved until a change", async () => {
  const host = {
    list: [vacancy(1, { first_info_image: "/a.webp" }), vacancy(2)] as object[],
    alt: "one",
  };
  const fetch = async (address: unknown) =>
    Response.json(
      String(address).includes("/media?")
        ? [{ id: 7, source_url: "/b.webp", alt_text: host.alt }]
        : host.list,
    );
  const client = createClient({
    host: "http://host.test",
    log: { warn: () => undefined },
    fetch: fetch as typeof globalThis.fetch,
  });
  const first = await client.read("vacancies");
  expect(await client.read("vacancies")).toBe(first);
  host.list = [vacancy(1, { first_info_image: "/a.webp" }), vacancy(2, { first_info_image: 7 })];
  const second = await client.read("vacancies");
  expect([
    second[0] === first[0],
    second[0]?.first_info_image?.src,
    second[1]?.first_info_image?.alt,
  ]).toEqual([true, "http://host.test/a.webp", "one"]);
  host.alt = "two";
  expect(await client.read("vacancies")).toBe(second);
  client.dropPictures();
  expect((await client.read("vacancies"))[1]?.first_info_image?.alt).toBe("two");
});

test("splits a list like JSON, and nothing else", () => {
  const records = [{ a: '}{"\\"', b: { c: [{}, "]"] } }, {}, { "\\": "\\\\" }, { d: "ä…" }];
  for (const space of [0, 2])
    expect(
      recordTexts(`\n${JSON.stringify(records, null, space)} `)?.texts.map(
        (text) => JSON.parse(text) as unknown,
      ),
    ).toEqual(records);
  for (const other of [
    "",
    "[]",
    "[1.5]",
    '[{"a":1}',
    '[{"a":1},]',
    '[{"a":1}] x',
    '[{"a":"}]',
    '{"a":1}',
    "<html>",
    '[{"a":1} {"b":2}]',
  ])
    expect(recordTexts(other), other).toBeUndefined();
});

test("an invalid record fails its call", async () => {
  const client = createClient({
    host: "http://host.test",
    log: { warn: () => undefined },
    fetch: (async () =>
      new Response('[{"ID":1,"slug":"a","post_title":}]')) as typeof globalThis.fetch,
  });
  await expect(client.read("vacancies")).rejects.toThrow(/content host, call vacancies .*not JSON/);
});
