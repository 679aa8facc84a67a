import { unzipSync } from "fflate";
import { handleEndpoints } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { workbook } from "#admin-ui/workbook.ts";
import { fillSearchTexts } from "#inbox/fill-search-texts.ts";
import { renewSearchText } from "#inbox/search-text.ts";
import type { Submission, User } from "#payload-types.ts";
import { PASSWORD, testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const submission = (data: Partial<Submission>): Promise<Submission> =>
  cms.payload.create({
    collection: "submissions",
    data: { kind: "resume", status: "new", fields: {}, ...data },
  });

beforeAll(async () => {
  await submission({
    sender: "Ann Lee",
    email: "ann@example.com",
    vacancy: "QA engineer",
    fileNames: "cv.pdf",
    notes: "Called\nTuesday",
    assignee: (
      await cms.payload.create({
        collection: "users",
        data: {
          email: "boss@example.com",
          password: PASSWORD,
          role: "admin",
          name: "Administrator",
        },
      })
    ).id,
    fields: {
      fullname: "Ann Lee",
      phone: "+44 20 7946 0123",
      description: '=HYPERLINK("http://x")',
      vacancy: "QA engineer",
      _utm_source: "board",
      _last_utm_campaign: "autumn",
      nickname: "Annie",
    },
  });
  await submission({
    sender: "Bob",
    status: "interview",
    vacancy: "Java engineer",
    fields: { fullname: "Bob", description: "Hello" },
  });
  await submission({
    kind: "survey",
    sender: "Cid",
    fields: { fullName: "Cid", region: "Western Europe", currency: "USD" },
  });
}, 60_000);

async function table(role: User["role"] | null, query = "", ending = "csv"): Promise<Response> {
  const token = role && users[role].token;
  return handleEndpoints({
    config: cms.payload.config,
    request: new Request(`${cms.settings.url}/cms/api/submissions/export.${ending}${query}`, {
      headers: token ? { authorization: `JWT ${token}` } : {},
    }),
    payloadInstanceCacheKey: cms.settings.dataDir,
  });
}

/** Works for cells without line breaks and commas. */
const sendersOf = (csv: string): string[] =>
  [...csv.matchAll(/^"(\d+)","[^"]*","[^"]*","[^"]*","[^"]*","([^"]*)"/gm)].map(
    ([, , sender = ""]) => sender,
  );

test("only users who work on the inbox may export it", async () => {
  expect((await table(null)).status).toBe(401);
  for (const role of ["admin", "editor", "recruiter"] as const)
    expect(sendersOf(await (await table(role)).text()), role).toEqual(["Cid", "Bob", "Ann Lee"]);
});

test("[OWN-33] an export is a download that is not cached, with the fields of all kinds, a column for each value of the visit's source, and words for kinds and statuses", async () => {
  const answer = await table("recruiter");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="inbox-\d{4}-\d{2}-\d{2}\.csv"$/,
  );
  expect([
    answer.headers.get("x-content-type-options"),
    answer.headers.get("cache-control"),
  ]).toEqual(["nosniff", "private, no-store"]);
  const csv = await answer.text();
  const [head = ""] = csv.split("\r\n");
  expect(head).toContain(
    '"Number","Received","Kind","Status","Assigned to","From","E-mail","Vacancy","Message","Phone"',
  );
  const ann = csv.split("\r\n").find((row) => row.includes("Ann Lee")) ?? "";
  expect(ann).toContain(
    '"Application","New","Administrator","Ann Lee","ann@example.com","QA engineer"',
  );
  expect(ann).toContain('"\'=HYPERLINK(""http://x"")"');
  expect(ann).toContain('"\'+44 20 7946 0123"');
  expect(ann).toMatch(/"nickname: Annie","cv\.pdf","Called\nTuesday","","",""(?:,""){6}$/);
  // Every value of the visit has a column, in the words of the office.
  expect(head).toContain('"Source","Medium","Campaign","Term","Content","Last source"');
  // Source, medium and campaign are those of the inbox's columns (OWN-142).
  expect(ann).toContain('"board","","","","","unnamed","","autumn"');
  expect(csv).toMatch(/"Survey"[^\r]*"Western Europe"[^\r]*"USD"/);
});

test("it follows the list's filter and search", async () => {
  const of = async (query: string) => sendersOf(await (await table("recruiter", query)).text());
  expect(
    await of(
      "?where[or][0][and][0][kind][equals]=resume&where[or][0][and][1][status][equals]=interview",
    ),
  ).toEqual(["Bob"]);
  expect(await of("?where[vacancy][equals]=QA%20engineer")).toEqual(["Ann Lee"]);
  expect(await of("?search=cid")).toEqual(["Cid"]);
  expect(await of("?search=ann&where[kind][equals]=survey")).toEqual([]);
  expect((await table("recruiter", "?where[password][equals]=x")).status).toBe(400);
});

test("it has the message number of the site's emails, which the list's search finds, also by a part", async () => {
  const key = "0199c0de-7a11-7000-8000-0000000b0b00";
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: { sender: { equals: "Bob" } },
  });
  const id = docs[0]?.id ?? 0;
  await cms.payload.db.updateOne({ collection: "submissions", id, data: { key } });
  await renewSearchText(cms.payload, id);
  for (const text of [key, key.slice(-9)])
    expect(await (await table("recruiter", `?search=${text}`)).text()).toMatch(
      new RegExp(`^"${key}","[^\r]*"Bob"`, "m"),
    );
  await cms.payload.db.updateOne({ collection: "submissions", id, data: { key: null } });
});

test("a long inbox is complete, with each submission once", async () => {
  const begun = Array.from({ length: 420 }, (_, at) =>
    cms.payload.db.create({
      collection: "submissions",
      data: { kind: "contact", status: "done", sender: `Many ${at}`, fields: {} },
    }),
  );
  await Promise.all(begun);
  await fillSearchTexts(cms.payload);
  const many = sendersOf(await (await table("recruiter", "?search=Many")).text());
  expect([many.length, new Set(many).size]).toEqual([420, 420]);
});

/** The cells' texts, and the XML that declares their types. */
async function read(file: Response): Promise<{ sheet: string; strings: string[] }> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = new TextDecoder().decode(parts["xl/worksheets/sheet1.xml"]);
  return {
    sheet,
    strings: [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text = ""]) => text),
  };
}

test("in the workbook every cell is text, and a phone number reads as it was typed", async () => {
  await submission({
    sender: "=cmd|'/C calc'!A0",
    fields: {
      fullname: "=cmd|'/C calc'!A0",
      description: "@SUM(1)\u0007\ud800 & <b>",
      phone: "+1 555",
    },
  });
  expect((await table(null, "", "xlsx")).status).toBe(401);
  const answer = await table("recruiter", "?where[kind][equals]=resume", "xlsx");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="inbox-\d{4}-\d{2}-\d{2}\.xlsx"$/,
  );
  const { sheet, strings } = await read(answer);
  expect(sheet).toContain("<row");
  expect(sheet).not.toMatch(/<f[ >]/);
  for (const cell of sheet.match(/<c [^>]*>/g) ?? []) expect(cell).toMatch(/ t="inlineStr">$/);
  for (const text of ["=cmd|", "@SUM(1) &amp; &lt;b", "+1 555", "+44 20 7946 0123", "=HYPERLINK("])
    expect(strings.join("\n"), text).toContain(text);
  expect(strings).not.toContain("Cid");
});

test("[OWN-33] a long workbook is written in portions: each row once, never more at a time", async () => {
  const portions: number[] = [];
  async function* rows() {
    for (let portion = 0; portion < 20; portion += 1) {
      portions.push(portion);
      yield Array.from({ length: 200 }, (_, at) => [`${portion * 200 + at}`, "", "\ud800\r\n"]);
    }
  }
  const chunks: Uint8Array[] = [];
  const longest: number[] = [];
  for await (const chunk of workbook({ name: "Test", head: ["Number", "Empty", "Text"] }, rows())) {
    longest.push(portions.length);
    chunks.push(chunk);
  }
  // Bytes leave before the end of the rows is read.
  expect(longest[0]).toBe(1);
  expect(new Set(longest).size).toBeGreaterThan(10);
  const { sheet, strings } = await read(new Response(new Blob(chunks as BlobPart[])));
  expect(strings.filter((text) => /^\d+$/.test(text))).toEqual(
    Array.from({ length: 4000 }, (_, at) => `${at}`),
  );
  expect(sheet).toContain('<c r="C4001" s="2" t="inlineStr">');
  expect(sheet.match(/<row /g)).toHaveLength(4001);
});
