import { expect, test, vi } from "vitest";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const cms = testCms({ loginFloor: 0 });
const users = testUsers(cms, { editor: "editor" });

const UNITS = 10_000;
const BOXES = 38;
/** Seconds of processor time. */
const MOST = 10;

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1e6, value];
}

test("a language's file of 10,000 units is written, and read back, in ten seconds of processor time", async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { otherLanguages: ["de"], brand: { name: "Meridian" }, _status: "published" },
  });
  for (let at = 0; at < UNITS / (BOXES + 2); at += 1)
    await cms.payload.create({
      collection: "services",
      data: {
        slug: `service-${at}`,
        title: `Service <strong>${at}</strong>`,
        shortDescription: "A team of your own, in your time zone, on your terms.",
        order: at,
        boxes: Array.from({ length: BOXES }, (_, box) => ({ title: `Part ${box} of ${at}` })),
        _status: "published",
      },
    });
  for (const ending of ["xlf", "xlsx"]) {
    const [out, file] = await timed(async () =>
      Buffer.from(
        await (
          await callApi(cms, `/translations/words.${ending}?language=de&kind=services`, {
            token: users.editor.token,
          })
        ).arrayBuffer(),
      ),
    );
    const xml = file.toString();
    const bytes =
      ending === "xlf"
        ? new Uint8Array(
            Buffer.from(
              xml.replaceAll(
                /<source xml:space="preserve">(.*?)<\/source>/g,
                "$&<target>DE $1</target>",
              ),
            ),
          )
        : new Uint8Array(file);
    const [back, report] = await timed(async () =>
      (
        await callApi(cms, "/translations/words?language=de", {
          method: "POST",
          bytes,
          token: users.editor.token,
        })
      ).json(),
    );
    // The spreadsheet has what the XLIFF brought.
    const isFirst = ending === "xlf";
    expect(report).toMatchObject({
      written: isFirst ? UNITS : 0,
      same: isFirst ? 0 : UNITS,
      refused: [],
    });
    expect(out).toBeLessThan(MOST);
    expect(back).toBeLessThan(MOST);
  }
});
