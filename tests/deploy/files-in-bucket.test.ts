/** Files in a bucket of Debian's OpenStack Swift (S3), started once for all tests. */
import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { openFiles } from "@meridian/files/store/open-files";
import { filesInBucket, whyNoBucket } from "@meridian/files/store/in-bucket";
import { SEND_FAILURE } from "@meridian/contract/forms";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expire } from "../../apps/cms/src/inbox/retention.ts";
import { chosenFiles } from "../../apps/cms/src/inbox/replies/reply-files.ts";
import { inboxFiles } from "../../apps/cms/src/inbox/store-file.ts";
import { fillFileTexts } from "../../apps/cms/src/inbox/texts/fill-file-texts.ts";
import { setTextReader } from "../../apps/cms/src/inbox/texts/read-file.ts";
import { readLibraryFile } from "../../apps/site/server/cms-link/reply-files.ts";
import { openIntakeFiles } from "../../packages/intake/src/files.ts";
import type { Intake } from "../../packages/intake/src/intake.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { until } from "../../packages/intake/src/tests/fake-clock.ts";
import { contactPost, PDF, solvedCaptcha } from "../../packages/intake/src/tests/posts.ts";
import { openBucket } from "../../tools/backup/bucket.ts";
import { command } from "../../tools/backup/cli.ts";
import { openBucketFixture, whyNoBucketFixture, type BucketFixture } from "./bucket-fixture.ts";

const reason = whyNoBucketFixture();

describe.skipIf(reason !== "")(`files in a bucket${reason && ` (skipped: ${reason})`}`, () => {
  let fixture: BucketFixture;
  beforeAll(async () => void (fixture = await openBucketFixture()));
  afterAll(() => fixture?.close());

  test("[NODE-08] an upload and its sizes lie in the bucket and not on the disk, and are served with ranges; a crop is made of what lies there; a removal takes all away", async () => {
    const made = await fixture.send("POST", "/media", { alt: "Blue" }, await fixture.picture());
    expect(made.status, JSON.stringify(made.errors)).toBe(201);
    expect(await fixture.keys()).toEqual([
      "harbour-320x192.png",
      "harbour-768x461.png",
      "harbour.png",
    ]);
    expect(readdirSync(join(fixture.cms.settings.dataDir, "media"))).toEqual([]);
    const whole = await fixture.get("/media/harbour.png?v=1");
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(whole.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await fixture.get("/media/harbour.png", { range: "bytes=1-3" });
    expect([part.status, await part.text()]).toEqual([
      206,
      bytes.subarray(1, 4).toString("latin1"),
    ]);
    const again = await fixture.get("/media/harbour.png", {
      "if-none-match": whole.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
    expect((await fixture.get("/media/nothing.png")).status).toBe(404);
    const edits = {
      crop: { x: 0, y: 0, width: 50, height: 50, unit: "%" },
      widthInPixels: 500,
      heightInPixels: 300,
      focalPoint: { x: 20, y: 80 },
    };
    const query = new URLSearchParams(
      Object.entries(edits).flatMap(([name, value]): [string, string][] =>
        typeof value === "object"
          ? Object.entries(value).map(([inner, each]) => [
              `uploadEdits[${name}][${inner}]`,
              String(each),
            ])
          : [[`uploadEdits[${name}]`, String(value)]],
      ),
    );
    const cropped = await fixture.send("PATCH", `/media/${made.doc?.id}?${query}`, { alt: "Blue" });
    expect(cropped.status, JSON.stringify(cropped.errors)).toBe(200);
    expect(cropped.doc).toMatchObject({ width: 500, height: 300, focalX: 20, focalY: 80 });
    const now = await fixture.get(`/media/${cropped.doc?.filename}?v=2`);
    expect(await sharp(Buffer.from(await now.arrayBuffer())).metadata()).toMatchObject({
      width: 500,
    });
    await fixture.cms.payload.delete({ collection: "media", id: made.doc?.id ?? 0 });
    expect(await fixture.keys()).toEqual([]);
  });

  test("[NODE-08] a bucket that refuses, is missing, hangs or is unreachable is reported to the editor and the operator, and leaves no record without its file", async () => {
    expect(await whyNoBucket(fixture.place)).toBeNull();
    expect(await whyNoBucket({ ...fixture.place, secretAccessKey: "wrong" })).toMatch(
      /refuses access \(403\).*S3_SECRET_ACCESS_KEY/,
    );
    expect(await whyNoBucket({ ...fixture.place, name: "nowhere" })).toMatch(
      /does not exist: check S3_BUCKET/,
    );
    fixture.swift.hold();
    expect(await whyNoBucket(fixture.place, 200)).toMatch(/is unreachable \(no response\)/);
    fixture.swift.release();
    await fixture.swift.kill();
    expect(await whyNoBucket(fixture.place)).toMatch(/is unreachable \(ECONNREFUSED\)/);
    const refused = await fixture.send("POST", "/media", { alt: "Away" }, await fixture.picture());
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([
      503,
      expect.stringContaining("could not be stored"),
    ]);
    expect((await fixture.cms.payload.count({ collection: "media" })).totalDocs).toBe(0);
    const away = await fixture.get("/media/harbour.png");
    expect([away.status, await away.text()]).toEqual([
      500,
      expect.stringContaining("is unreachable"),
    ]);
    await fixture.swift.start();
    const taken = await fixture.send("POST", "/media", { alt: "Back" }, await fixture.picture());
    expect(taken.status, JSON.stringify(taken.errors)).toBe(201);
  });

  const posted = async (intake: Intake, changes: Parameters<typeof contactPost>[0] = {}) =>
    intake.take(contactPost({ ...(await solvedCaptcha(intake)), ...changes }));
  const inboxCount = async () =>
    (await fixture.cms.payload.count({ collection: "submissions" })).totalDocs;

  test("[NODE-16] what one site took, another delivers with its file, out of the bucket and into it; only who is logged in reads it; erasure and removal leave nothing", async () => {
    const away: typeof fetch = () => Promise.reject(new TypeError("fetch failed"));
    const first = await fixture.openSite(away);
    const answer = await posted(first.intake, { "file-type": PDF() });
    expect(answer.reason).toBe("stored");
    expect(await fixture.keys("visitors/")).toEqual([
      expect.stringMatching(/^visitors\/intake\/[\w-]{36}$/),
    ]);
    expect(readdirSync(join(first.dataDir, "files"))).toEqual([]);
    await first.intake.stop();
    const second = await fixture.openSite();
    await second.intake.adminApi.resend(answer.id ?? "");
    await until(async () => (await inboxCount()) === 1, "it is in the inbox");
    const { docs } = await fixture.cms.payload.find({ collection: "submissions" });
    const [file] = docs[0]?.files ?? [];
    const key = `visitors/inbox/${file?.storedAs}`;
    expect(await fixture.keys("visitors/inbox/")).toEqual([key]);
    const path = `/cms/api/submissions/${docs[0]?.id}/files/0`;
    for (const view of ["", "/view"])
      expect(await (await fixture.answer(path + view)).text()).toBe(await PDF().text());
    expect((await fixture.answer(path, { headers: {} })).status).toBe(401);
    // [OWN-95] The search's text is read out of the bucket.
    const texts: string[] = [];
    setTextReader(async (bytes) => {
      texts.push(Buffer.from(bytes).toString());
      return { text: "read" };
    });
    const { store } = inboxFiles(fixture.cms.settings);
    expect(await fillFileTexts(fixture.cms.payload, store)).toBe(1);
    expect(texts).toEqual([await PDF().text()]);
    for (const name of [key, encodeURIComponent(key), `${encodeURIComponent(key)}.png`])
      expect((await fixture.get(`/media/${name}`)).status).toBe(404);
    expect((await fetch(`${fixture.place.endpoint}/${fixture.place.name}/${key}`)).ok).toBe(false);
    expect(await second.intake.adminApi.erase("anna@example.com")).toMatchObject({
      submissions: 1,
      files: 1,
    });
    expect(await fixture.keys("visitors/")).toEqual([key]);
    await fixture.cms.payload.delete({ collection: "submissions", id: docs[0]?.id ?? 0 });
    expect(await fixture.keys("visitors/")).toEqual([]);
    await second.intake.stop();
  });

  test("[NODE-16] what is left in the bucket by a crash is swept, what lay in the folders before is read and removed", async () => {
    const inbox = inboxFiles(fixture.cms.settings);
    const site = await fixture.openSite();
    writeFileSync(join(site.dataDir, "files/old"), "before the bucket");
    const intakeFiles = openIntakeFiles(join(site.dataDir, "files"), fixture.place);
    expect(await (await intakeFiles.read("old", "")).text()).toBe("before the bucket");
    const { id, handle } = await intakeFiles.create();
    await handle.close();
    await intakeFiles.keep([id]);
    for (const name of ["left-behind", "known"]) {
      writeFileSync(join(inbox.folder, "incoming", name), name);
      await inbox.store.take(name, join(inbox.folder, "incoming", name));
    }
    const files = [{ name: "cv.pdf", size: 5, type: "application/pdf", storedAs: "known" }];
    await fixture.cms.payload.create({
      collection: "submissions",
      data: { kind: "resume", status: "new", fields: {}, files, fileNames: "cv.pdf", key: "k" },
    });
    const later = Date.now() + 8 * 86_400_000;
    // The first round records the start of the retention time.
    await expire(fixture.cms.payload, inbox.store, new Date());
    await expire(fixture.cms.payload, inbox.store, new Date(later));
    expect(await fixture.keys("visitors/inbox/")).toEqual(["visitors/inbox/known"]);
    expect(await intakeFiles.sweep(later, async () => new Set())).toBe(2);
    expect(await fixture.keys("visitors/intake/")).toEqual([]);
    expect(readdirSync(join(site.dataDir, "files"))).toEqual([]);
    await site.intake.stop();
  });

  test("[NODE-16] with the bucket unreachable a message without a file is stored, one with a file is honestly refused, no erasure is done by half, and all recovers by itself", async () => {
    const site = await fixture.openSite();
    const { id } = (await fixture.cms.payload.find({ collection: "submissions" })).docs[0] ?? {
      id: 0,
    };
    await fixture.swift.kill();
    const refused = await posted(site.intake, { "file-type": PDF() });
    expect(refused).toMatchObject({
      status: "failed",
      reason: "unavailable",
      message: SEND_FAILURE,
    });
    expect(readdirSync(join(site.dataDir, "files"))).toEqual([]);
    expect((await site.intake.metrics()).waiting).toBe(0);
    expect(await posted(site.intake)).toMatchObject({ reason: "stored" });
    await until(async () => (await inboxCount()) === 2, "the one without a file is delivered");
    expect(await site.intake.readiness()).toMatchObject({
      ready: true,
      problem: expect.stringMatching(/files cannot be stored: bucket library .* is unreachable/),
    });
    expect(site.log.lines).toContainEqual(
      expect.objectContaining({
        level: "error",
        details: { alert: true, problem: expect.stringContaining("is unreachable (ECONNREFUSED)") },
      }),
    );
    await expect(site.intake.adminApi.erase("anna@example.com")).rejects.toThrow("is unreachable");
    expect(await site.intake.adminApi.count("anna@example.com")).toMatchObject({ submissions: 1 });
    expect((await fixture.answer(`/cms/api/submissions/${id}/files/0`)).status).toBe(503);
    const removal = await fixture.answer(`/cms/api/submissions/${id}`, { method: "DELETE" });
    expect([removal.status, await removal.text()]).toEqual([
      503,
      expect.stringContaining("Nothing was removed"),
    ]);
    await fixture.swift.start();
    await until(async () => (await site.intake.readiness()).problem === "", "the problem is gone");
    expect(await posted(site.intake, { "file-type": PDF(), description: "Again" })).toMatchObject({
      reason: "stored",
    });
    await until(async () => (await inboxCount()) === 3, "the one with a file is delivered");
    await site.intake.stop();
  });

  test("[OWN-108] the site reads a reply's files out of the bucket, through the content host, until they are replaced", async () => {
    const bytes = await fixture.picture();
    const made = await fixture.send("POST", "/media", { alt: "Blue" }, bytes);
    const chosen = await chosenFiles(fixture.cms.payload, [made.doc?.id ?? 0]);
    if (typeof chosen === "string") throw new Error(chosen);
    const [file] = chosen;
    if (!file) throw new Error("no file was chosen");
    const { url: contentHost, purgeSecret } = fixture.cms.settings;
    const site = { contentHost, purgeSecret };
    const read = await readLibraryFile(site, file);
    expect(createHash("sha256").update(read).digest("hex")).toBe(file.digest);
    await fixture.cms.payload.delete({ collection: "media", id: file.id });
    await expect(readLibraryFile(site, file)).rejects.toThrow("was removed");
  });

  test("[NODE-16] a picture that one site resized, the next takes out of the bucket", async () => {
    const path = "/pictures/320.webp/media/harbour.png";
    expect((await fixture.openPictures()(path)).status).toBe(200);
    await until(async () => (await fixture.keys("pictures/")).length === 1, "it is in the bucket");
    const [key = ""] = await fixture.keys("pictures/");
    const note = join(newFolder(), "note");
    writeFileSync(note, "by the first site");
    await filesInBucket(fixture.place, "pictures/").take(key.slice("pictures/".length), note);
    expect(await (await fixture.openPictures()(path)).text()).toBe("by the first site");
  });

  test("[NODE-17] a backup of a bucket and its databases is restored into others, with every file", async () => {
    const archive = join(newFolder(), "one.tar.gz");
    const { databaseUrl: contentUrl, journalUrl } = fixture;
    const { dataDir } = fixture.cms.settings;
    const place = { dataDir, contentUrl, journalUrl, bucket: openBucket(fixture.place) };
    expect(await command(["backup", archive], place, [])).not.toContain("warning");
    const second = await fixture.newBucket("second");
    const other = {
      dataDir: join(newFolder(), "data"),
      contentUrl: await fixture.newDatabase(),
      journalUrl: await fixture.newDatabase(),
      bucket: openBucket(second),
    };
    await command(["restore", archive], other, []);
    const names = (await fixture.keys()).filter((name) => !name.startsWith("pictures/"));
    expect(names.length).toBeGreaterThan(5);
    expect(await fixture.keys("", second.name)).toEqual(names);
    const media = openFiles(join(other.dataDir, "media"), "library", second);
    const picture = await media.find("harbour.png");
    expect(await buffer((await picture?.read()) ?? Readable.from([]))).toEqual(
      await fixture.picture(),
    );
    await expect(command(["restore", archive], other, [])).rejects.toThrow(/is not empty/);
  });
});
