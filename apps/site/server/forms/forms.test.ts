import { expect, test } from "vitest";
import {
  formsFixture,
  SITE,
  forms,
  setForms,
  lines,
  rendered,
  setPageIsThere,
  OPEN,
  open,
  answered,
  post,
  JSON_ACCEPTED,
} from "#server/tests/forms-fixture.ts";

formsFixture();

test("[CON-06] responds to a script's post in JSON", async () => {
  const response = await post(answered(), JSON_ACCEPTED);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    status: "sent",
    message: "Thank you for getting in touch!",
    errors: {},
    reference: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
});

test("[SH-10] without script responds with the page, its message and the typed text", async () => {
  expect((await post(answered())).status).toBe(200);
  expect(rendered[0]).toMatchObject({
    kind: "contact",
    variant: "main",
    status: "sent",
    values: {},
  });
  const wrong = await post({
    ...answered(),
    fullname: " ",
    "file-type": new File(["%PDF-1.7"], "plan.pdf"),
  });
  expect(wrong.status).toBe(422);
  expect(wrong.headers.get("content-type")).toBe("text/html");
  expect(rendered[1]).toMatchObject({
    status: "invalid",
    errors: { fullname: "Fill out the name" },
    values: { email: "anna@example.com", "file-type": "plan.pdf" },
  });
});

test("thanks in plain text for a stored message whose page fails to render; a refused one gets the error page", async () => {
  setPageIsThere(false);
  const stored = await post(answered());
  expect([stored.status, await stored.text()]).toEqual([200, "Thank you for getting in touch!\n"]);
  expect((await post({ ...answered(), fullname: "" })).status).toBe(503);
});

test("[CON-09] a message that was not stored gets no 2xx", async () => {
  expect((await post({}, JSON_ACCEPTED)).status).toBe(422);
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.pdf");
  const tooLarge = await post({ "file-type": large }, JSON_ACCEPTED);
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toMatchObject({
    status: "invalid",
    errors: { "file-type": "Please add a file of up to 10Mb" },
  });
  await post({ ...answered(), key: "0c0ffee0-key" }, JSON_ACCEPTED);
  expect(
    (await post({ ...answered(), key: "0c0ffee0-key", description: "Other" }, JSON_ACCEPTED))
      .status,
  ).toBe(409);
});

test.each([
  ["over the rate limit", { description: "Another" }, 429, 0],
  [
    "too large",
    { "file-type": new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.pdf") },
    413,
    5,
  ],
])(
  "a flood of posts that are %s renders few pages; each response has the reason and the written text",
  async (_, changes, status, most) => {
    await forms.close();
    setForms(
      await open({
        ...OPEN,
        rates: { perAddress: { posts: 1, seconds: 90 }, overall: { posts: 100, seconds: 60 } },
      }),
    );
    await post(answered());
    expect(rendered.splice(0)).toHaveLength(1);
    const began = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => post({ ...answered(), ...changes })),
    );
    expect(rendered.length).toBeLessThanOrEqual(
      most * Math.ceil((performance.now() - began) / 1000),
    );
    expect(responses.map((response) => response.status)).toEqual(responses.map(() => status));
    const small = responses.filter(
      (response) => response.headers.get("content-type") === "text/html; charset=utf-8",
    );
    expect(small).toHaveLength(12 - rendered.length);
    for (const response of small) {
      const html = await response.text();
      for (const part of [
        "<h1>Your message was not sent</h1>",
        "<dd>anna@example.com</dd>",
        '<a href="/">Back to the page</a>',
      ])
        expect(html).toContain(part);
      expect(html).toMatch(/<p role="alert">[A-Z]/);
      expect(response.headers.get("content-security-policy")).toContain("form-action 'self'");
    }
  },
);

test("responds to a post of an unknown form in words", async () => {
  const response = await post({ form: "newsletter" });
  expect([response.status, await response.text()]).toEqual([
    400,
    "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.\n",
  ]);
  const urlencoded = new Request(`${SITE}/`, {
    method: "POST",
    body: new URLSearchParams({ form: "contact" }),
  });
  expect(
    (
      await forms.handle(urlencoded, {
        address: "",
        pathname: "/",
        signal: new AbortController().signal,
        renderPage: () => expect.unreachable("no page is rendered"),
      })
    ).status,
  ).toBe(415);
});

test.each([
  ["another site, by Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }, 403],
  ["a sibling host, by Sec-Fetch-Site", { "sec-fetch-site": "same-site" }, 403],
  ["another site, by Origin", { "sec-fetch-site": "", origin: "https://evil.test" }, 403],
  ["our host by http", { "sec-fetch-site": "", origin: "http://meridian.test" }, 403],
  ["a sandboxed frame", { "sec-fetch-site": "", origin: "null" }, 403],
  ["our own origin", { "sec-fetch-site": "", origin: SITE }, 200],
  ["no Sec-Fetch-Site", { "sec-fetch-site": "" }, 200],
])("a post from %s", async (_, headers, status) => {
  expect((await post(answered(), { ...JSON_ACCEPTED, ...headers })).status).toBe(status);
});

test("the log has names of forms and fields, never a visitor's text", async () => {
  await post({ ...answered(), "file-type": new File(["%PDF-1.7"], "secret-plan.pdf") });
  await post({ fullname: "" });
  await post({}, { "sec-fetch-site": "cross-site" });
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.join("\n")).not.toMatch(/Anna|anna@|Hello|secret-plan/);
});
