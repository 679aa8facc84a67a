import { expect, test, vi } from "vitest";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { callApi } from "#testing/api.ts";
import {
  cms,
  users,
  service,
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

test("[OWN-160] the words of a language are one XLIFF file, with original, state, limit and marks", async () => {
  const xml = (await fileOf("language=de")).toString();
  expect(xml.includes('version="2.0" srcLang="en" trgLang="de"')).toBe(true);
  const [title] = new RegExp(`<unit id="${unitOf("title")}".*?</unit>`).exec(xml) ?? [];
  expect(title).toBe(
    `<unit id="${unitOf("title")}" name="title" canResegment="no"><segment id="s1" state="initial"><source xml:space="preserve">Dedicated <pc id="1" type="fmt" subType="xlf:b" canCopy="no" canDelete="no" dispStart="bold">teams</pc> &amp; more</source></segment></unit>`,
  );
  expect(xml).toMatch(/<unit id="messages::form\.\w+"[^>]*><segment id="s1" state="final">/);
  expect(xml.includes('<unit id="site-settings::menu.items.')).toBe(true);
  expect(xml).toMatch(
    /<unit id="blog-posts:\d+:title"[^>]* slr:sizeRestriction="103"><notes><note>At most 103/,
  );
  const post = /<unit id="blog-posts:\d+:sections\.\w+\.body".*?<\/unit>/s.exec(xml)?.[0] ?? "";
  expect(post.match(/<segment /g)).toHaveLength(2);
  expect(post).toContain('<pc id="1" type="link"');
});

test("[OWN-161] a file that comes back is stored as drafts, and a second time changes nothing", async () => {
  const file = translated(
    (await fileOf(`${SERVICES}&kind=blog-posts&kind=site-settings`)).toString(),
  );
  const { status, report } = await send(file);
  expect(status).toBe(200);
  expect(report.refused).toEqual([]);
  expect(report.drafts.map(({ title }) => title)).toEqual([
    "Service: Dedicated teams & more",
    "Blog post: First",
    "Settings",
  ]);
  expect(await draftOf("services")).toMatchObject({
    _status: "draft",
    slug: "de-dedicated-teams-and-more",
    words: [
      {
        title: "DE Dedicated <strong>teams</strong> & more",
        boxes: [{ title: "DE People" }, { title: "DE Tools" }],
      },
    ],
  });
  expect(JSON.stringify((await draftOf("blog-posts", null))?.words)).toContain('"url":"/pricing"');
  expect((await fileOf(`${SERVICES}&show=left`)).toString()).toContain("Nothing is left");
  const again = await send(file);
  expect(again.report).toMatchObject({ written: 0, refused: [], drafts: [] });
  expect(again.report.same).toBe(report.written);
  expect((await fileOf(SERVICES)).toString()).toContain('<segment id="s1" state="translated">');
});

test("[OWN-161] a corrected file follows its own first return; words of the admin are kept", async () => {
  const xml = (await fileOf(SERVICES)).toString();
  expect((await send(translated(xml, "A "))).report.refused).toEqual([]);
  expect((await send(translated(xml, "B "))).report.refused).toEqual([]);
  const draft = await draftOf("services");
  await callApi(cms, `/translations/${draft?.id}?draft=true`, {
    method: "PATCH",
    body: { words: [{ ...draft?.words[0], shortDescription: "Von Hand" }] },
    token: users.editor.token,
  });
  const { report } = await send(translated(xml, "C "));
  expect(whysOf(report)).toEqual([[unitOf("shortDescription"), "meanwhile"]]);
  expect(await draftOf("services")).toMatchObject({
    words: [{ title: "C Dedicated <strong>teams</strong> & more", shortDescription: "Von Hand" }],
  });
});

test("[OWN-163] a program may write the file in its own way", async () => {
  const xml = (await fileOf(SERVICES)).toString();
  const other = translated(xml, "Ü ")
    .replaceAll(/<segment id="(\w+)" state="\w+">/g, '<segment state="reviewed" id="$1">')
    .replaceAll("<target>", "<target><!-- done --><mrk id='m1' type='term'>")
    .replaceAll("</target>", "</mrk></target>")
    .replaceAll(
      /<pc id="1"[^>]*>([^<]*)<\/pc>(?=[^/]*<\/mrk>)/g,
      '<sc id="1"/>$1<ec startRef="1"/>',
    )
    .replaceAll("</segment>", "</segment><ignorable><source> </source></ignorable>")
    .replaceAll(
      /(<unit [^>]*>)/g,
      '$1<mtc:matches xmlns:mtc="urn:m"><mtc:match><source>other</source><target>no</target></mtc:match></mtc:matches><notes><note>Checked</note></notes>',
    )
    .replaceAll("\n", "\r\n  ")
    .replace('trgLang="de"', 'trgLang="de-DE"')
    .replaceAll(/<(\/?)(xliff|file|unit|segment|source|target)/g, "<$1x:$2")
    .replace("xmlns=", "xmlns:x=")
    .replace('encoding="UTF-8"', 'encoding="UTF-16"');
  const { report, message } = await send(Buffer.from(`\uFEFF${other}`, "utf16le"));
  expect(message).toBe("");
  expect(report.refused.filter(({ why }) => why !== "meanwhile")).toEqual([]);
  expect(await draftOf("services")).toMatchObject({
    words: [
      { title: "Ü Dedicated <strong>teams</strong> & more", boxes: [{ title: "Ü People" }, {}] },
    ],
  });
});

test("[OWN-163] an old translation that the translator leaves and calls translated is confirmed", async () => {
  const draft = await draftOf("services");
  await cms.payload.update({
    collection: "services",
    id: service,
    data: { shortDescription: "A team of one’s own.", _status: "published" },
  });
  const xml = (await fileOf(SERVICES)).toString();
  expect(xml).toContain('state="initial" subState="meridian:old"');
  expect((await send(xml)).report).toMatchObject({ written: 0, confirmed: 0, refused: [] });
  const { report } = await send(
    xml.replaceAll(/state="initial" subState="[^"]*"/g, 'state="final"'),
  );
  expect(report).toMatchObject({ written: 0, confirmed: 1, refused: [] });
  expect((await fileOf(SERVICES)).toString()).not.toContain("meridian:old");
  expect((await draftOf("services"))?.words[0]?.shortDescription).toBe(
    draft?.words[0]?.shortDescription,
  );
});

test("[OWN-164] the same words are a spreadsheet, with marks as numbers", async () => {
  const sheet = await fileOf(SERVICES, "xlsx");
  const xml = strFromU8(unzipSync(sheet)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(xml).toContain("Dedicated &lt;1&gt;teams&lt;/1&gt; &amp; more");
  expect(xml).toContain("Translation [de]");
  // What is typed into an empty cell stays text.
  expect(xml).toMatch(/<col min="4" max="4"[^>]* style="2"\/>/);
  const files = unzipSync(sheet);
  const shared: string[] = [];
  // As Excel saves it: shared texts, and rows in another order.
  const rows = xml
    .replaceAll(
      /<c r="(\w+)" s="\d" t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/gs,
      (_, at: string, text: string) => {
        const own = /^D\d+$/.test(at) && at !== "D1" ? text.replace(/^\S* ?/, "X ") : text;
        shared.push(own);
        return `<c r="${at}" s="1" t="s"><v>${shared.length - 1}</v></c>`;
      },
    )
    .replace(
      /(<row r="1">.*?<\/row>)(.*)(<\/sheetData>)/s,
      (_, head: string, body: string, end: string) =>
        head + (body.match(/<row .*?<\/row>/gs) ?? []).toReversed().join("") + end,
    );
  const saved = zipSync({
    ...files,
    "xl/worksheets/sheet1.xml": strToU8(rows),
    "xl/sharedStrings.xml": strToU8(
      `<sst>${shared.map((text) => `<si><r><t>${text.slice(0, 3)}</t></r><r><rPh><t>no</t></rPh><t xml:space="preserve">${text.slice(3)}</t></r></si>`).join("")}</sst>`,
    ),
  });
  const { report } = await send(Buffer.from(saved));
  expect(report).toMatchObject({ written: 4, refused: [] });
  expect(await draftOf("services")).toMatchObject({
    words: [
      {
        title: "X Dedicated <strong>teams</strong> & more",
        boxes: [{ title: "X People" }, { title: "X Tools" }],
      },
    ],
  });
});
