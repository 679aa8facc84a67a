import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import {
  cms,
  service,
  get,
  fileOf,
  send,
  translated,
  draftOf,
  SERVICES,
  unitOf,
  whysOf,
  openTranslatorsFixture,
} from "#testing/translators-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
openTranslatorsFixture();

test("[OWN-162] each refused unit is named with its reason, and the others are stored", async () => {
  const xml = (await fileOf("language=fr&kind=services&kind=messages")).toString();
  const { id: boxes } =
    ((await cms.payload.findByID({ collection: "services", id: service })).boxes ?? [])[0] ?? {};
  await cms.payload.update({
    collection: "services",
    id: service,
    data: { shortDescription: "A team of theirs.", _status: "published" },
  });
  const broken = translated(xml, "FR ")
    .replace(/(<target>FR Dedicated )<pc[^>]*>teams<\/pc>/, "$1teams")
    .replace(unitOf(`boxes.${boxes}.title`), "services:999999:title")
    .replace(/(id="messages::form\.draft".*?<target>).*?(<\/target>)/, `$1${"x".repeat(1001)}$2`)
    .replace(/(id="messages::pages\.titleOfPage".*?<target>).*?(<\/target>)/, "$1{titre}$2");
  const { report } = await send(broken, { language: "fr" });
  expect(Object.fromEntries(whysOf(report))).toMatchObject({
    [unitOf("title")]: "marks",
    [unitOf("shortDescription")]: "old",
    "services:999999:title": "unknown",
    "messages::form.draft": "words",
    "messages::pages.titleOfPage": "words",
  });
  expect(report.refused.find(({ why }) => why === "old")?.detail).toContain("A team of theirs.");
  expect(report.refused.find(({ why }) => why === "marks")?.detail).toContain("<1> (bold)");
  expect((await draftOf("services", service, "fr"))?.words[0]).toMatchObject({
    boxes: [{}, { title: "FR Tools" }],
  });
  const settings = await cms.payload.findGlobal({ slug: "site-settings", draft: true });
  expect(settings).toMatchObject({ _status: "draft" });
  expect(settings.messages).toMatchObject({ fr: { "pages.review": "FR A client's review" } });
  expect(
    (await cms.payload.findGlobal({ slug: "site-settings" })).messages ?? {},
  ).not.toHaveProperty("fr");
});

test.each([
  [
    "another language",
    (xml: string) => xml.replace('trgLang="de"', 'trgLang="fr"'),
    "in fr, not in de",
  ],
  ["no language", (xml: string) => xml.replace('trgLang="de"', ""), "no language"],
  [
    "a document type",
    (xml: string) => xml.replace("<xliff", '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff'),
    "DOCTYPE",
  ],
  ["XLIFF 1.2", (xml: string) => xml.replace('version="2.0"', 'version="1.2"'), "XLIFF 1.2"],
  ["a file that ends too early", (xml: string) => xml.slice(0, -40), "broken"],
  ["an unknown entity", (xml: string) => xml.replace("<target>", "<target>&lol;"), "broken"],
  ["another XML", () => "<html/>", "no XLIFF"],
  ["no XML", () => "hello", "no XML"],
  ["a ZIP that is no workbook", () => "PK\u0003\u0004 nothing", "no spreadsheet"],
])("[OWN-162] %s is refused as a whole", async (_, change, message) => {
  const xml = translated((await fileOf(SERVICES)).toString(), "Z ");
  const answer = await send(change(xml));
  expect(answer.status).toBe(422);
  expect(answer.message).toContain(message);
});

test("[OWN-162] a formula without a result is no translation", async () => {
  const xml = (await fileOf(SERVICES)).toString();
  for (const result of ["#NAME?", "Err:508"]) {
    const { report } = await send(xml.replace("</source>", `</source><target>${result}</target>`));
    expect(report).toMatchObject({ written: 0, refused: [{ why: "words" }] });
  }
});

test("[OWN-162] of ten thousand refused texts the first ones are named, and all are counted", async () => {
  const units = Array.from(
    { length: 10_000 },
    (_, at) =>
      `<unit id="services:${at < 5000 ? 500_000 + at : "99999999999999"}:title"><segment><source>a</source><target>b</target></segment></unit>`,
  ).join("");
  const xml = (await fileOf(SERVICES)).toString().replace("<unit", `${units}<unit`);
  const { status, report } = await send(translated(xml, "T "));
  expect(status).toBe(200);
  expect(report.refused).toHaveLength(1000);
  expect(report.refused.length + report.alsoRefused).toBe(10_000);
  expect(JSON.stringify(report).length).toBeLessThan(400_000);
  expect(report.written).toBe(4);
});

test("[OWN-162] a file of 33 MB, and one that unpacks to 200 MB, are refused in words", async () => {
  const large = await send(Buffer.alloc(33 * 1024 * 1024, " "));
  expect([large.status, large.message]).toEqual([
    413,
    "The file has more than 32 MB: send it in parts.",
  ]);
  const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(200 * 1024 * 1024) });
  const answer = await send(Buffer.from(bomb));
  expect([answer.status, answer.message.slice(0, 22)]).toEqual([422, "This is no spreadsheet"]);
});

test("[OWN-162] only people who may write the language get or send a file", async () => {
  // The translator has no language yet.
  for (const who of ["author", "translator", "recruiter", "nobody"]) {
    expect((await get(`/words.xlf?${SERVICES}`, who)).status).toBe(403);
    expect((await send("x", { who })).status).toBe(403);
  }
  expect((await get("/words.xlf?language=it")).status).toBe(422);
  expect((await send("x", { language: "en" })).status).toBe(422);
});
