import { request } from "node:http";
import { addressOf, formReply, type FormCallName } from "@meridian/contract";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDemoHost } from "#host/host.ts";

const host = createDemoHost();
let origin = "";
beforeAll(async () => void (origin = await host.listen()));
afterEach(() => host.reset());
afterAll(() => host.stop());

const CONTACT = { fullname: "Ann", email: "ann@example.com", phone: "", description: "Hello" };
const REQUEST = { "your-email": "ann@example.com" };

function message(fields: Record<string, string>, file?: File): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set("file-type", file);
  return data;
}

const send = (call: FormCallName, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(origin + addressOf(call), { method: "POST", body, headers });
const outcome = async (response: Response) => [
  response.status,
  v.parse(formReply, await response.json()).status,
];

describe("[API-03] Contact Form 7's addresses", () => {
  test("names a missing field or file, and stores nothing", async () => {
    const contact = await send("contactForm", message({ fullname: " ", email: "a@b.co" }));
    expect(await contact.json()).toMatchObject({
      status: "validation_failed",
      invalid_fields: [{ field: "fullname" }],
    });
    const resume = await send(
      "resumeForm",
      message({ fullname: "Ann", email: "a@b.co", description: "Hello" }),
    );
    expect(await resume.json()).toMatchObject({
      status: "validation_failed",
      invalid_fields: [{ field: "file-type" }],
    });
    expect(host.submissions).toEqual([]);
  });

  test("the message is optional, as in the modal", async () => {
    expect(
      await outcome(await send("contactForm", message({ fullname: "Ann", email: "a@b.co" }))),
    ).toEqual([200, "mail_sent"]);
  });

  test("a file over ten megabytes is 413 and not stored", async () => {
    const response = await send(
      "contactForm",
      message(CONTACT, new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.pdf")),
    );
    expect([response.status, host.submissions]).toEqual([413, []]);
  });

  test("refuses a body that ends too early, in a field or in a file, and keeps running", async () => {
    const start =
      '--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF';
    for (const body of [
      start,
      start.replace('; filename="a.pdf"', "").replace("Content-Type: application/pdf\r\n", ""),
      "",
      "--b",
    ]) {
      const response = await send("contactForm", body, {
        "content-type": "multipart/form-data; boundary=b",
      });
      expect([response.status, await response.json()], body).toMatchObject([
        400,
        { code: "rest_invalid_multipart" },
      ]);
    }
    expect(host.submissions).toEqual([]);
  });
});

describe("set to misbehave", () => {
  test("returns any requested outcome", async () => {
    host.behave("contactForm", { set: { status: "mail_failed" } });
    expect(await outcome(await send("contactForm", message(CONTACT)))).toEqual([
      200,
      "mail_failed",
    ]);
  });

  test("as WordPress it requires the unit tag and a User-Agent", async () => {
    host.speak({ dialect: "wordpress" });
    expect((await send("priceRequestForm", message(REQUEST))).status).toBe(400);
    expect(
      await outcome(
        await send("priceRequestForm", message({ ...REQUEST, _wpcf7_unit_tag: "site-1" })),
      ),
    ).toEqual([200, "mail_sent"]);
    expect(await nameless()).toMatchObject({ status: "spam" });
    expect(host.submissions).toHaveLength(1);
  });
});

function nameless(): Promise<unknown> {
  const body = [
    "--b",
    'Content-Disposition: form-data; name="_wpcf7_unit_tag"',
    "",
    "t",
    "--b",
    'Content-Disposition: form-data; name="your-email"',
    "",
    "a@b.co",
    "--b--",
    "",
  ].join("\r\n");
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + addressOf("priceRequestForm"),
      { method: "POST", headers: { "content-type": "multipart/form-data; boundary=b" } },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      },
    );
    sent.on("error", reject).end(body);
  });
}
