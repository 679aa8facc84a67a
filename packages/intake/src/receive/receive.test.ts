import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, expect, test } from "vitest";
import { systemClock } from "#clock.ts";
import { openIntakeFiles, type IntakeFiles } from "#files.ts";
import { LIMITS, receive, type Body } from "#receive/receive.ts";
import type { ReceiveError } from "#receive/receive-error.ts";
import { createUploads } from "#receive/uploads.ts";
import { newFolder } from "#tests/new-folder.ts";

let folder: string;
let store: IntakeFiles;
beforeEach(() => {
  folder = newFolder();
  store = openIntakeFiles(folder);
});

function posted(parts: Record<string, string | File>): { body: Body; type: string } {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const request = new Request("http://site.test/", { method: "POST", body: form });
  return { body: request.body as Body, type: request.headers.get("content-type") ?? "" };
}

const failure = (body: Body, type: string, limits = LIMITS): Promise<ReceiveError> =>
  receive(body, type, { store, clock: systemClock, limits }).then(
    () => expect.unreachable("it was received"),
    (error: ReceiveError) => error,
  );

test("fields and files arrive, names of any script and content byte for byte", async () => {
  const content = Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251)),
  ]);
  const { body, type } = posted({
    fullname: "Анна Ünal 😀",
    __proto__x: "1",
    "file-type": new File([content], "план 🗺.pdf", { type: "text/html" }),
  });
  const { fields, files } = await receive(body, type, { store, clock: systemClock });
  expect(fields.fullname).toBe("Анна Ünal 😀");
  expect(files).toMatchObject([
    { field: "file-type", name: "план 🗺.pdf", size: content.length, type: "application/pdf" },
  ]);
  expect(readFileSync(join(folder, files[0]?.id ?? "")).equals(content)).toBe(true);
});

test("of a field posted twice the first counts", async () => {
  const form = new FormData();
  form.append("email", "a@example.com");
  form.append("email", "b@example.com");
  const request = new Request("http://site.test/", { method: "POST", body: form });
  const { fields } = await receive(
    request.body as Body,
    request.headers.get("content-type") ?? "",
    { store, clock: systemClock },
  );
  expect(fields).toEqual({ email: "a@example.com" });
});

test("no chosen file leaves no file", async () => {
  const { body, type } = posted({ fullname: "Anna", "file-type": new File([], "") });
  expect((await receive(body, type, { store, clock: systemClock })).files).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a path in a file's name is only data", async () => {
  const { body, type } = posted({ "file-type": new File(["%PDF-"], "../../escape.pdf") });
  const { files } = await receive(body, type, { store, clock: systemClock });
  expect(files[0]?.name).toBe("escape.pdf");
  expect(readdirSync(folder)).toEqual([files[0]?.id]);
});

test("[CON-05] files over 10 MB together: too large, nothing remains, the fields are known", async () => {
  const half = new Uint8Array(6 * 1024 * 1024);
  const { body, type } = posted({
    fullname: "Anna",
    a: new File([half], "a.pdf"),
    b: new File([half], "b.pdf"),
  });
  const error = await failure(body, type);
  expect(error.reason).toBe("files-too-large");
  expect(error.fields).toEqual({ fullname: "Anna" });
  expect(readdirSync(folder)).toEqual([]);
});

test("more than 256 kB of fields is too large, in one field or in many", async () => {
  const one = posted({ description: "x".repeat(300 * 1024) });
  expect((await failure(one.body, one.type)).reason).toBe("fields-too-large");
  const many = posted(
    Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, "x".repeat(10_000)])),
  );
  expect((await failure(many.body, many.type)).reason).toBe("fields-too-large");
});

test("more than 60 parts is too large", async () => {
  const { body, type } = posted(
    Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`f${index}`, "x"])),
  );
  expect((await failure(body, type)).reason).toBe("fields-too-large");
});

test("an upload broken off in the middle of a file leaves nothing", async () => {
  const type = "multipart/form-data; boundary=b";
  async function* cut() {
    yield Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="fullname"\r\n\r\nAnna\r\n--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-',
    );
    yield Buffer.alloc(200_000);
    throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  }
  expect((await failure(Readable.from(cut()), type)).reason).toBe("broken");
  expect(readdirSync(folder)).toEqual([]);
});

test("a body that ends before its last boundary is broken and leaves nothing", async () => {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then silence';
  expect(
    (await failure(Readable.from([Buffer.from(head)]), "multipart/form-data; boundary=b")).reason,
  ).toBe("broken");
  expect(readdirSync(folder)).toEqual([]);
});

test("ends a body that is too slow", async () => {
  const slow = new Readable({ read: () => undefined });
  slow.push(
    Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    ),
  );
  expect(
    (await failure(slow, "multipart/form-data; boundary=b", { ...LIMITS, ms: 30 })).reason,
  ).toBe("too-slow");
  expect(readdirSync(folder)).toEqual([]);
});

test("rejects a body that is not multipart", async () => {
  expect(
    (await failure(Readable.from([Buffer.from("a=b")]), "application/x-www-form-urlencoded"))
      .reason,
  ).toBe("not-multipart");
  expect(
    (await failure(Readable.from([Buffer.from("")]), "multipart/form-data; nothing=here")).reason,
  ).toBe("not-multipart");
});

test("an unwritable disk is our failure, not the visitor's", async () => {
  const full: IntakeFiles = {
    ...store,
    create: () => Promise.reject(Object.assign(new Error("no space left"), { code: "ENOSPC" })),
  };
  const { body, type } = posted({ "file-type": new File(["%PDF-"], "a.pdf") });
  const error = await receive(body, type, { store: full, clock: systemClock }).catch(
    (caught: ReceiveError) => caught,
  );
  expect(error).toMatchObject({ reason: "unavailable" });
});

test("does not read a post far beyond the limit to its end", async () => {
  let sent = 0;
  async function* endless() {
    yield Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n',
    );
    for (;;) {
      sent += 65_536;
      yield Buffer.alloc(65_536);
    }
  }
  const limits = { ...LIMITS, fileBytes: 1_000_000, drainBytes: 2_000_000 };
  expect(
    (await failure(Readable.from(endless()), "multipart/form-data; boundary=b", limits)).reason,
  ).toBe("files-too-large");
  expect(sent).toBeLessThan(5_000_000);
});

test("refuses an upload over the limit with its fields and no file; accepts one without a file; frees a place", async () => {
  const uploads = createUploads(1);
  const boundary = "x";
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field("fullname", "Ann")}--${boundary}\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-1.7\n${"x".repeat(100_000)}`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const slow = new Readable({ read: () => undefined });
  slow.push(head);
  const first = receive(slow, type, { store, clock: systemClock, uploads });
  await expect.poll(() => readdirSync(folder).length).toBe(1);

  const whole = `${head}\r\n--${boundary}--\r\n`;
  const refused = await receive(Readable.from([Buffer.from(whole)]), type, {
    store,
    clock: systemClock,
    uploads,
    declaredBytes: whole.length,
  }).catch((error: ReceiveError) => error);
  expect(refused).toMatchObject({ reason: "busy" });
  expect(readdirSync(folder)).toHaveLength(1);
  const small = `${field("fullname", "Ben")}--${boundary}--\r\n`;
  expect(
    (
      await receive(Readable.from([Buffer.from(small)]), type, {
        store,
        clock: systemClock,
        uploads,
      })
    ).fields,
  ).toEqual({ fullname: "Ben" });

  slow.push(`\r\n--${boundary}--\r\n`);
  slow.push(null);
  expect((await first).files).toHaveLength(1);
  expect(
    (
      await receive(Readable.from([Buffer.from(whole)]), type, {
        store,
        clock: systemClock,
        uploads,
      })
    ).files,
  ).toHaveLength(1);
});

test("refuses an upload over an address's share; accepts another address, and the first once one of its own has ended", async () => {
  const uploads = createUploads(4);
  const type = "multipart/form-data; boundary=x";
  const head = `--x\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-1.7\n${"x".repeat(100_000)}`;
  const end = "\r\n--x--\r\n";
  const upload = (address: string) =>
    receive(Readable.from([Buffer.from(head + end)]), type, {
      store,
      clock: systemClock,
      uploads,
      address,
    });
  const slow = [1, 2].map((number) => {
    const body = new Readable({ read: () => undefined });
    body.push(head);
    return {
      body,
      received: receive(body, type, {
        store,
        clock: systemClock,
        uploads,
        address: `2001:db8::${number}`,
      }),
    };
  });
  await expect.poll(() => readdirSync(folder).length).toBe(2);
  await expect(upload("2001:db8::3")).rejects.toMatchObject({ reason: "busy" });
  expect((await upload("192.0.2.1")).files).toHaveLength(1);
  for (const { body, received } of slow) {
    body.push(end);
    body.push(null);
    await received;
  }
  expect((await upload("2001:db8::3")).files).toHaveLength(1);
});
