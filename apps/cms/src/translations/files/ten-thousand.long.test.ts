import { describe, expect, test, vi } from "vitest";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";
import { processorTime, slowness } from "../../../../../tests/processor-time.ts";

vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

const UNITS = 10_000;
/** Milliseconds of processor time. */
const MOST = 10_000;

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  let value: T | undefined;
  const ms = await processorTime(async () => {
    value = await work();
  });
  return [ms, value as T];
}

describe.each([250, 2000])("10,000 units in %i records", (records) => {
  const cms = testCms({ loginFloor: 0 });
  const users = testUsers(cms, { editor: "editor" });

  test("are written, and read back, in ten seconds of processor time", async () => {
    const { payload } = cms;
    const { token } = users.editor;
    await payload.updateGlobal({
      slug: "site-settings",
      data: { otherLanguages: ["de"], brand: { name: "Meridian" }, _status: "published" },
    });
    const create = (at: number) =>
      payload.create({
        collection: "services",
        data: {
          slug: `service-${at}`,
          title: `Service <strong>${at}</strong>`,
          shortDescription: "A team of your own, in your time zone, on your terms.",
          order: at,
          boxes: Array.from({ length: UNITS / records - 2 }, (_, box) => ({
            title: `Part ${box} of ${at}`,
          })),
          _status: "published",
        },
        context: { quiet: true },
      });
    const created = await processorTime(async () => {
      for (let at = 0; at < records; at += 1) await create(at);
    });
    const out = (ending: string) =>
      timed(async () => {
        const path = `/translations/words.${ending}?language=de&kind=services`;
        return Buffer.from(await (await callApi(cms, path, { token })).arrayBuffer());
      });
    const back = (file: Buffer) =>
      timed(async () => {
        const call = { method: "POST", bytes: new Uint8Array(file), token } as const;
        return (await callApi(cms, "/translations/words?language=de", call)).json();
      });
    const [wroteXliff, xliff] = await out("xlf");
    const [readXliff, first] = await back(
      Buffer.from(
        xliff
          .toString()
          .replaceAll(/<source xml:space="preserve">(.*?)<\/source>/g, "$&<target>DE $1</target>"),
      ),
    );
    expect(first).toMatchObject({ written: UNITS, same: 0, refused: [] });
    // The spreadsheet has what the XLIFF brought.
    const [wroteSheet, sheet] = await out("xlsx");
    const [readSheet, again] = await back(sheet);
    expect(again).toMatchObject({ written: 0, same: UNITS, refused: [] });
    // 2,000 records are 2,000 saves, which cost what they cost without a file, too.
    const most = Math.max(MOST * slowness(), 1.5 * created);
    for (const ms of [wroteXliff, readXliff, wroteSheet, readSheet]) expect(ms).toBeLessThan(most);
  });
});
