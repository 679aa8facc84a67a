/** SEC-32: access is checked before a file is parsed, and parsing is outside the main thread. */
import { brotliCompressSync, constants } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { setPreparer, type Preparer } from "#library/prepare.ts";
import { createPreparer } from "#library/preparer.ts";
import {
  requestAs,
  cms,
  storedFiles,
  openLibraryFixture,
  painted,
  upload,
} from "#testing/library-fixture.ts";

openLibraryFixture();

/** A WOFF2 table that decompresses to `megabytes` of zeros. */
function fontBomb(megabytes: number): Buffer {
  const data = brotliCompressSync(Buffer.alloc(megabytes * 1_000_000), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  const header = Buffer.alloc(48);
  header.write("wOF2\0\x01\0\0", "latin1");
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(data.length, 20);
  const length = Buffer.from([0x84, 0x80, 0x80, 0x00]);
  return Buffer.concat([header, Buffer.from([10]), length, length, data]);
}

const BOMB = fontBomb(128);
const DOCTYPES = Buffer.from(`<svg>${"<!DOCTYPE[".repeat(15_000)}`);
const ELEMENTS = Buffer.from("<g>".repeat(4_000));
const FONT = { collection: "fonts", bytes: BOMB, name: "f.woff2", type: "font/woff2" };
const BOMBS = [
  FONT,
  { collection: "media", bytes: DOCTYPES, name: "d.svg", type: "image/svg+xml" },
  { collection: "media", bytes: ELEMENTS, name: "e.svg", type: "image/svg+xml" },
  { collection: "fonts", bytes: BOMB, name: "f.png", type: "image/png" },
];
/** New records and replacements. */
const TWENTY = Array.from({ length: 20 }, (_, at) => ({
  ...(BOMBS[at % BOMBS.length] ?? FONT),
  ...(at >= 10 && { to: 1 }),
}));

/** Counts files passed to the threads from now on. */
function countParsed(): () => number {
  let count = 0;
  const before: Preparer = Reflect.get(globalThis, Symbol.for("meridian.library-preparer"));
  setPreparer((file, signal) => {
    count += 1;
    return before(file, signal);
  });
  onTestFinished(() => setPreparer(before));
  return () => count;
}

/** Processor time (ms) of this thread, which answers requests. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test.each(["anonymous", "recruiter"])("[SEC-32] an upload by %s is not parsed", async (as) => {
  const parsed = countParsed();
  const before = await storedFiles();
  const answers = await Promise.all(TWENTY.map((bomb) => upload({ ...bomb, as })));
  expect(answers.map(({ status }) => status)).toEqual(TWENTY.map(() => 403));
  expect([parsed(), await storedFiles()]).toEqual([0, before]);
});

test("[SEC-32] an upload by an editor blocks the main thread no longer than a picture does", async () => {
  const as = "editor";
  const { doc } = await upload({ bytes: await painted(40, 40), as });
  const first = spent();
  for (const _ of TWENTY) await upload({ bytes: await painted(40, 40), as, to: doc.id });
  const ofPictures = spent() - first;
  const second = spent();
  const answers = await Promise.all(
    TWENTY.map((bomb) =>
      upload({ ...bomb, as, ...("to" in bomb && bomb.collection === "media" && { to: doc.id }) }),
    ),
  );
  const ofBombs = spent() - second;
  for (const { status } of answers) expect([200, 201, 400, 404]).toContain(status);
  // Reading one in this thread took four seconds; the floor allows for slow machines.
  expect(ofBombs).toBeLessThan(Math.max(ofPictures, 500) * 4);
});

test("[SEC-32] no body of an anonymous request is read, for any collection or global", async () => {
  const { config } = cms.payload;
  const doors = [
    ...config.collections.flatMap(({ slug }) => [
      [`/${slug}`, "POST"],
      [`/${slug}/1`, "PATCH"],
      [`/${slug}`, "PATCH"],
    ]),
    ...config.globals.map(({ slug }) => [`/globals/${slug}`, "POST"]),
  ];
  for (const [path = "", method = ""] of doors) {
    let read = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(1000));
          if (read > 50) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const response = await requestAs(path, "anonymous", {
      method,
      body,
      headers,
      duplex: "half",
    } as RequestInit);
    expect([path, method, response.status >= 400, read]).toEqual([path, method, true, 0]);
  }
});

test("a file that takes too long is refused with a message, and the thread reads the next one", async () => {
  const slow = createPreparer(1);
  onTestFinished(() => slow.stop());
  const usual: Preparer = Reflect.get(globalThis, Symbol.for("meridian.library-preparer"));
  setPreparer(slow.prepare);
  const late = await upload({ bytes: await painted(900, 900), as: "editor" });
  setPreparer(usual);
  expect([late.status, late.message]).toEqual([
    400,
    expect.stringContaining("takes too long to read"),
  ]);
  expect((await upload({ bytes: await painted(900, 900), as: "editor" })).status).toBe(201);
});
