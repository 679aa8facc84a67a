/** The content host on a full disk: saves and uploads of an editor. */
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { callApi } from "../../../apps/cms/src/testing/api.ts";
import { openTestCms } from "../../../apps/cms/src/testing/open-cms.ts";
import { addUser } from "../../../apps/cms/src/testing/test-cms.ts";
import { fillDisk, smallDisk, whyNoDisk } from "./small-disk.ts";

const SIZE = 80 * 2 ** 20;
const FULL = expect.stringMatching(/disk is full.*words are kept here/);

const reason = whyNoDisk();
describe.skipIf(reason !== "")(`a small disk${reason && ` (skipped: ${reason})`}`, () => {
  test("[NODE-23] saves and uploads on a full disk: the editor reads so, nothing of them stays, and both work again afterwards", async () => {
    const disk = smallDisk(SIZE);
    vi.stubEnv("TMPDIR", disk);
    onTestFinished(() => void vi.unstubAllEnvs());
    const cms = await openTestCms();
    onTestFinished(() => cms.close());
    const { token } = await addUser(cms, "ada", "editor");
    const { id } = await cms.payload.create({
      collection: "services",
      data: { slug: "full", title: "Old", order: 1, _status: "published" },
    });
    const save = () =>
      callApi(cms, `/services/${id}`, {
        method: "PATCH",
        token,
        body: { title: "New", shortDescription: randomBytes(15_000).toString("hex") },
      });
    // A photograph, so that its sizes need space, too.
    const raw = { width: 1800, height: 1200, channels: 3 } as const;
    const bytes = await sharp(randomBytes(1800 * 1200 * 3), { raw })
      .jpeg()
      .toBuffer();
    const upload = () => {
      const form = new FormData();
      form.append("_payload", JSON.stringify({ alt: "A picture" }));
      form.append("file", new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" }));
      return callApi(cms, "/media", { method: "POST", token, formData: form });
    };
    const media = () => readdirSync(join(cms.settings.dataDir, "media"));

    for (const left of [0, bytes.length + 2 ** 16]) {
      const free = fillDisk(disk, left);
      const tries = left === 0 ? [save, upload] : [upload];
      for (const attempt of tries) {
        const response = await attempt();
        const { errors } = (await response.json()) as { errors?: { message: string }[] };
        expect([response.status, errors?.[0]?.message]).toEqual([507, FULL]);
      }
      expect(media()).toEqual([]);
      free();
    }
    const doc = await cms.payload.findByID({ collection: "services", id, depth: 0 });
    expect(doc.title).toBe("Old");
    expect((await save()).status).toBe(200);
    expect((await upload()).status).toBe(201);
  });
});
