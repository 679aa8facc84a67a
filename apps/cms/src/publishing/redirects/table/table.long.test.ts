import { beforeEach, expect, test, vi } from "vitest";
import type { ImportAnswer } from "#publishing/redirects/table/endpoints.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 300_000 });
const cms = testCms();
const users = testUsers(cms);
beforeEach(async () => {
  await cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
});

const post = (csv: unknown, done = 0, who = "editor") =>
  callApi(cms, "/redirects/import", {
    method: "POST",
    body: { csv, done },
    token: users[who]?.token,
  });
const bringIn = async (csv: string): Promise<string[]> => {
  const { report }: ImportAnswer = await (await post(csv)).json();
  return report.map(({ line, outcome, why }) => `${line} ${outcome} ${why}`.trim());
};
const stored = async (): Promise<string[]> => {
  const { docs } = await cms.payload.find({ collection: "redirects", sort: "from", limit: 0 });
  return docs.map(({ from, to, status }) => `${from} ${to} ${status}`);
};

test("[OWN-50] valid lines of a table are created or changed, the others are refused line by line with the form's own messages", async () => {
  await cms.payload.create({
    collection: "services",
    data: { slug: "here", title: "Here", order: 1, _status: "published" },
  });
  const table = [
    "from;to;status",
    "/Old/;/new;",
    `${cms.settings.siteUrl}/shop;https://shop.example.org/;302`,
    "/a;javascript:alert(1);301",
    "/services/here;/new;301",
    "/b;/b;301",
    "/c;/new;307",
    "/old;/other;301",
    ";/new;301",
    '"/d";"/new?a=1;b=2";301',
  ].join("\r\n");
  expect(await bringIn(table)).toEqual([
    "2 made",
    "3 made",
    expect.stringMatching(/^4 refused Write a path of this site that begins with one \//),
    expect.stringMatching(/^5 refused A page has this address, /) as string,
    "6 refused This would redirect in a circle.",
    "7 refused The status must be 301 (permanent) or 302 (temporary).",
    "8 refused Line 2 has the same old address.",
    "9 refused Write the old address, such as /services/old-name.",
    "10 made",
  ]);
  expect(await stored()).toEqual([
    "/d /new?a=1;b=2 301",
    "/old /new 301",
    "/shop https://shop.example.org/ 302",
  ]);
  expect(
    await bringIn("/old,/newer,301\n/d,/new?a=1;b=2\n/shop,https://shop.example.org,302"),
  ).toEqual(["1 changed", "2 unchanged", "3 unchanged"]);
});

test("[OWN-50] an export can be imported unchanged, and is safe in a spreadsheet", async () => {
  await bringIn("/a,-b;/new?x=,=1;302\n/b;https://shop.example.org/;301");
  const before = await stored();
  expect(before).toHaveLength(2);
  const answer = await callApi(cms, "/redirects/export.csv", { token: users.editor.token });
  // `text()` removes the byte order mark.
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  expect(csv).toBe(
    `\ufeff"from","to","status"\r\n"/a,'-b","/new?x=,'=1","302"\r\n"/b","https://shop.example.org/","301"\r\n`,
  );
  expect(await bringIn(csv)).toEqual(["2 unchanged", "3 unchanged"]);
  await cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
  expect(await bringIn(csv)).toEqual(["2 made", "3 made"]);
  expect(await stored()).toEqual(before);
});

test("[OWN-50] a long table is written in portions, and an interrupted import resumes", async () => {
  const csv = Array.from({ length: 450 }, (_, at) => `/long-${at},/new`).join("\n");
  const answers: ImportAnswer[] = [];
  for (let done = 0; done < 450; done = answers.at(-1)?.done ?? 450)
    answers.push(await (await post(csv, done)).json());
  expect(answers.map(({ done, total, report }) => [done, total, report.length])).toEqual([
    [200, 450, 200],
    [400, 450, 200],
    [450, 450, 50],
  ]);
  expect(await stored()).toHaveLength(450);
  const { report }: ImportAnswer = await (await post(csv, 400)).json();
  expect(new Set(report.map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
});

test("tables are for editors, and an invalid one is refused", async () => {
  for (const who of ["recruiter", "anonymous"]) {
    expect((await post("/a,/b", 0, who)).status).toBe(403);
    expect((await callApi(cms, "/redirects/export.csv", { token: users[who]?.token })).status).toBe(
      403,
    );
  }
  expect((await post(undefined)).status).toBe(422);
  expect((await post("")).status).toBe(422);
});
