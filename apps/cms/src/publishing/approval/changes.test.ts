/** The approver sees every change in full. */
import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { ChangesList } from "#publishing/screens/approval/changes-list.tsx";
import { compareRecords } from "#publishing/approval/compare-records.ts";
import { fieldsOf } from "#publishing/approval/changes.ts";
import { isHostWritten } from "#publishing/approval/fingerprint.ts";
import { isSame } from "#publishing/editing/compare.ts";
import {
  as,
  cms,
  decide,
  live,
  needSecondPerson,
  patch,
  propose,
  seen,
  service,
  statedOf,
  stateOf,
} from "#testing/approval-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
needSecondPerson();

const rich = (...children: object[]) => ({
  root: {
    type: "root",
    children: [{ type: "paragraph", children }],
  },
});
const words = (text: string, format = 0) => ({ type: "text", text, format });
const link = (url: string) => ({
  type: "link",
  fields: { url, linkType: "custom", newTab: false },
  children: [words("our offer")],
});
const redirects = async () =>
  (await cms.payload.find({ collection: "redirects", sort: "from", limit: 0 })).docs.map(
    ({ from, to, status }) => `${from} ${to} ${status}`,
  );

describe("[SEC-28] the approver sees every change in full", () => {
  test("words after the first 200 characters, and where a link leads", async () => {
    const { id } = await service("long");
    const long = "An offer as long as a page. ".repeat(400);
    await cms.payload.update({ collection: "services", id, data: { shortDescription: long } });
    await patch("writer", `/services/${id}?draft=true`, {
      shortDescription: `${long} See evil.example.`,
      exploreOurExpertise: { description: rich(words(long), link("https://evil.example/pay")) },
    });
    const proposal = await propose("writer", { place: "services", record: id, action: "publish" });
    const { changes } = await statedOf(proposal);
    const shown = changes.map(({ after }) => after).join("\n");
    expect(changes.map(({ field }) => field)).toEqual(["Short description", "Text"]);
    expect(shown).toContain(`${long} See evil.example.`);
    const html = renderToStaticMarkup(createElement(ChangesList, { changes }));
    for (const part of [
      "See evil.example.",
      "https://evil.example/pay",
      "11,199 unchanged characters",
    ])
      expect(html).toContain(part);
    expect(shown).toContain("our offer [link to https://evil.example/pay]");
  });

  test("all drafts since the last public change, not only the newest; all of a new page", async () => {
    const { id } = await service("drafts");
    await patch("writer", `/services/${id}?draft=true`, { shortDescription: "First" });
    await patch("writer", `/services/${id}?draft=true`, { title: "Second" });
    const proposal = await propose("writer", { place: "services", record: id, action: "publish" });
    expect((await statedOf(proposal)).changes).toEqual([
      { field: "Name", before: "drafts", after: "Second" },
      { field: "Title", before: "drafts", after: "Second" },
      { field: "Short description", before: "", after: "First" },
    ]);
    const fresh = await service("fresh", "draft");
    const whole = await propose("writer", {
      place: "services",
      record: fresh.id,
      action: "publish",
    });
    expect((await statedOf(whole)).changes).toEqual(
      expect.arrayContaining([{ field: "Title", before: "", after: "fresh" }]),
    );
  });

  test("every row of a table of redirects as it would be saved, with the redirects that it changes", async () => {
    await cms.payload.create({
      collection: "redirects",
      data: { from: "/older", to: "/row-1", status: "301" },
    });
    const rows = Array.from({ length: 30 }, (_, at) => `/Row-${at + 1}/,/new-${at + 1}`);
    const csv = [...rows, "/bad,javascript:alert(1)", "/row-3,/other", "/row-31,/row-30"].join(
      "\n",
    );
    const answer = await as("writer", "/redirects/import", { body: { csv } });
    const { report }: { report: { line: number; outcome: string }[] } = await answer.json();
    expect(report.filter(({ outcome }) => outcome !== "proposed")).toMatchObject([
      { line: 31, outcome: "refused" },
      { line: 32, outcome: "refused" },
    ]);
    const [proposal] = await live();
    const { changes } = await statedOf(proposal?.id ?? 0);
    expect(changes).toHaveLength(32);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: "/row-26", before: "", after: "/new-26 (301)" },
        { field: "/row-31", before: "", after: "/new-30 (301)" },
        { field: "/older", before: "/row-1 (301)", after: "/new-1 (301)" },
      ]),
    );
    const html = renderToStaticMarkup(createElement(ChangesList, { changes }));
    expect(html).toContain("<summary>32 changes</summary>");
    for (const text of changes.flatMap(({ field, after }) => [field, after]))
      expect(html).toContain(text);
    const before = await redirects();
    expect(await decide("reader", proposal?.id ?? 0)).toEqual([200, ""]);
    const stated = changes.map(({ field, after }) => `${field} ${after.replace(/[()]/g, "")}`);
    expect((await redirects()).filter((one) => !before.includes(one))).toEqual(stated.toSorted());
    await cms.payload.delete({ collection: "redirects", where: { id: { exists: true } } });
  });

  test("a table that can no longer be saved as approved is not saved in part", async () => {
    await as("writer", "/redirects/import", { body: { csv: "/one,/x\n/services/taken,/y" } });
    await service("taken");
    expect(await decide("reader", (await live())[0]?.id ?? 0)).toEqual([
      409,
      expect.stringContaining("A page has this address"),
    ]);
    expect(await redirects()).toEqual([]);
  });

  test("extra form values, unchanged values and empty proposals are not proposed", async () => {
    const { id } = await cms.payload.create({
      collection: "redirects",
      data: { from: "/existing", to: "/as-it-is", status: "301" },
    });
    const proposed = { place: "redirects", record: id, action: "write" };
    const data = { from: "/existing", to: "/elsewhere", status: "301", id: 99, unknown: "x" };
    const proposal = await propose("writer", { ...proposed, data });
    expect((await stateOf(proposal)).data).toEqual({ to: "/elsewhere" });
    expect((await statedOf(proposal)).changes).toEqual([
      { field: "/existing", before: "/as-it-is (301)", after: "/elsewhere (301)" },
    ]);
    for (const same of [{ to: "/as-it-is" }, { to: "/existing" }, { to: "javascript:x" }]) {
      const answer = await as("writer", "/proposals/propose", {
        body: { ...proposed, data: same },
      });
      expect([same, answer.status]).toEqual([same, 422]);
    }
    const gone = await propose("writer", { place: "redirects", record: id, action: "remove" });
    expect((await statedOf(gone)).changes).toEqual([
      { field: "/existing", before: "/as-it-is (301)", after: "" },
    ]);
    expect(await decide("reader", gone)).toEqual([200, ""]);
  });

  test("approves only what was shown", async () => {
    const { id } = await service("pressed");
    await patch("writer", `/services/${id}?draft=true`, { title: "Pressed" });
    const proposal = await propose("writer", { place: "services", record: id, action: "publish" });
    for (const body of [{ seen: "" }, { seen: "another" }, { seen: undefined }])
      expect(await decide("reader", proposal, "approve", body)).toEqual([
        409,
        expect.stringContaining("differ from those on your page"),
      ]);
    expect(await seen(id)).toBe("pressed");
    expect(await decide("reader", proposal)).toEqual([200, ""]);
    expect(await seen(id)).toBe("Pressed");
  });
});

/** Without ids, which are ignored. */
const anything = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(
    fc.record({ title: fc.string(), text: fc.string(), blockType: fc.constantFrom("a", "hero") }),
  ),
  fc
    .tuple(fc.string(), fc.webUrl(), fc.integer({ min: 0, max: 127 }))
    .map(([text, url, format]) => rich(words(text, format), link(url))),
);

test("[SEC-28] two different states never look the same, in any collection or page", () => {
  const { collections, globals } = cms.payload.config;
  for (const { slug } of [...collections, ...globals]) {
    const fields = fieldsOf(cms.payload, slug);
    const state = fc.record(
      Object.fromEntries(
        [...fields.map(({ name }) => name), "unknown"].map((name) => [name, anything]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(state, state, (before, after) => {
        const changes = compareRecords(
          fields,
          before,
          after,
          (kind, id) => `${kind} ${String(id)}`,
        );
        expect(changes.length > 0).toBe(!isSame(ofPeople(before), ofPeople(after)));
        for (const change of changes) expect(change.before).not.toBe(change.after);
      }),
      { numRuns: 20 },
    );
  }
});

const ofPeople = (state: object): object =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !isHostWritten(name)));
