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

const FORMS: [FormCallName, Record<string, string>, boolean][] = [
  [
    "contactForm",
    { fullname: "Ann", email: "ann@example.com", phone: "", description: "Hello" },
    true,
  ],
  [
    "resumeForm",
    { fullname: "Ann", email: "ann@example.com", description: "Hello", vacancy: "QA engineer" },
    true,
  ],
  ["priceRequestForm", { "your-email": "ann@example.com" }, false],
  [
    "surveyForm",
    {
      region: "Western Europe",
      forSeniorFullStack: "45-95",
      forMiddleBackend: "35-65",
      teamSize: "1-100",
      skill: "React",
      fullName: "Ann",
      company: "Acme",
      email: "ann@example.com",
      currency: "USD",
    },
    false,
  ],
];

const pdf = new File(["%PDF-1.7 résumé"], "Ann résumé.pdf", { type: "application/pdf" });

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
  test.each(FORMS)(
    "%s accepts its multipart fields and stores them",
    async (call, fields, withFile) => {
      expect(
        await outcome(
          await send(
            call,
            message(
              {
                ...fields,
                _wpcf7_unit_tag: "f1",
                _idempotency_key: "k-1",
                _utm_source: "newsletter",
              },
              withFile ? pdf : undefined,
            ),
          ),
        ),
      ).toEqual([200, "mail_sent"]);
      expect(host.submissions).toHaveLength(1);
      expect(host.submissions[0]).toMatchObject({
        id: 1,
        call,
        fields,
        source: { utm_source: "newsletter" },
        key: "k-1",
        repeats: 0,
      });
      expect(
        Object.keys(host.submissions[0]?.fields ?? {}).filter((name) => name.startsWith("_")),
      ).toEqual([]);
    },
  );

  test("a file comes whole, with its name and type", async () => {
    const bytes = Buffer.alloc(300_000, "meridian");
    await send(
      "contactForm",
      message(
        FORMS[0]?.[1] ?? {},
        new File([bytes], "Ann résumé.pdf", { type: "application/pdf" }),
      ),
    );
    const [file] = host.submissions[0]?.files ?? [];
    expect(file).toMatchObject({
      field: "file-type",
      name: "Ann résumé.pdf",
      type: "application/pdf",
    });
    expect(file?.bytes.equals(bytes)).toBe(true);
  });

  test("stores each file under its own name; refuses two under one name, and stores nothing", async () => {
    const two = (second: string) => {
      const data = message(FORMS[0]?.[1] ?? {}, pdf);
      data.append(second, pdf, "letter.pdf");
      return data;
    };
    expect(await (await send("contactForm", two("file-type"))).json()).toMatchObject({
      status: "validation_failed",
      invalid_fields: [{ field: "file-type", message: "Please add one file only" }],
    });
    expect(host.submissions).toEqual([]);
    expect(await outcome(await send("contactForm", two("file-type-2")))).toEqual([
      200,
      "mail_sent",
    ]);
    expect(host.submissions[0]?.files.map(({ field, name }) => [field, name])).toEqual([
      ["file-type", "Ann résumé.pdf"],
      ["file-type-2", "letter.pdf"],
    ]);
  });

  test("a repeat with its key stores nothing and succeeds", async () => {
    const body = () => message({ ...FORMS[2]?.[1], _idempotency_key: "same" });
    for (const _ of [1, 2, 3])
      expect(await outcome(await send("priceRequestForm", body()))).toEqual([200, "mail_sent"]);
    expect(host.submissions.map(({ key, repeats }) => [key, repeats])).toEqual([["same", 2]]);
    await send("priceRequestForm", message({ "your-email": "b@example.com" }));
    await send("priceRequestForm", message({ "your-email": "b@example.com" }));
    expect(host.submissions).toHaveLength(3);
  });

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

  test("anything but multipart is 415, an unknown form 404", async () => {
    expect((await send("contactForm", new URLSearchParams({ fullname: "Ann" }))).status).toBe(415);
    expect((await send("contactForm", "{}", { "content-type": "application/json" })).status).toBe(
      415,
    );
    const unknown = await fetch(`${origin}/api/contact-form-7/v1/contact-forms/99/feedback`, {
      method: "POST",
      body: message({}),
    });
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { code: "wpcf7_not_found" },
    ]);
  });

  test("a file over ten megabytes is 413 and not stored", async () => {
    const response = await send(
      "contactForm",
      message(FORMS[0]?.[1] ?? {}, new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.pdf")),
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
  test("a refusing host stores nothing", async () => {
    host.behave("contactForm", { status: 503 });
    expect((await send("contactForm", message(FORMS[0]?.[1] ?? {}))).status).toBe(503);
    expect(host.submissions).toEqual([]);
  });

  test("stores the message when the response is lost, so that a repeat can be tested", async () => {
    host.behave("contactForm", { lost: true });
    const body = () => message({ ...FORMS[0]?.[1], _idempotency_key: "k" });
    await expect(send("contactForm", body())).rejects.toThrow("fetch failed");
    host.behave("contactForm", {});
    expect(await outcome(await send("contactForm", body()))).toEqual([200, "mail_sent"]);
    expect(host.submissions.map(({ repeats }) => repeats)).toEqual([1]);
  });

  test("returns any requested outcome", async () => {
    host.behave("contactForm", { set: { status: "mail_failed" } });
    expect(await outcome(await send("contactForm", message(FORMS[0]?.[1] ?? {})))).toEqual([
      200,
      "mail_failed",
    ]);
  });

  test("as WordPress it requires the unit tag and a User-Agent", async () => {
    host.speak({ dialect: "wordpress" });
    const fields = FORMS[2]?.[1] ?? {};
    expect((await send("priceRequestForm", message(fields))).status).toBe(400);
    expect(
      await outcome(
        await send("priceRequestForm", message({ ...fields, _wpcf7_unit_tag: "site-1" })),
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
