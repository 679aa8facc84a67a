import { SEND_FAILURE } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import {
  formsFixture,
  SITE,
  forms,
  setForms,
  rendered,
  setPageStatus,
  OPEN,
  open,
  answered,
  post,
  JSON_ACCEPTED,
} from "#server/tests/forms-fixture.ts";

formsFixture();

test.each([404, 410, 302])(
  "thanks in plain text for a stored message whose page has gone (%i); a refused one gets that response",
  async (status) => {
    setPageStatus(status);
    const stored = await post(answered());
    expect([stored.status, await stored.text()]).toEqual([
      200,
      "Thank you for getting in touch!\n",
    ]);
    expect((await post({ ...answered(), fullname: "" })).status).toBe(status);
  },
);

test("refuses a body with an excessive Content-Length before reading it, in the same words", async () => {
  let sent = 0;
  const head =
    '--b\r\nContent-Disposition: form-data; name="form"\r\n\r\ncontact\r\n--b\r\nContent-Disposition: form-data; name="variant"\r\n\r\nmain\r\n--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(65_536));
      sent += 65_536;
      if (sent > 200 * 2 ** 20) controller.close();
    },
  });
  const headers = {
    ...JSON_ACCEPTED,
    "sec-fetch-site": "same-origin",
    "content-type": "multipart/form-data; boundary=b",
    "content-length": String(200 * 2 ** 20),
  };
  const request = new Request(`${SITE}/`, {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  const response = await forms.handle(request, {
    address: "",
    pathname: "/",
    signal: new AbortController().signal,
    renderPage: () => expect.unreachable("no page is rendered"),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    status: "invalid",
    message: "",
    errors: { "file-type": "Please add a file of up to 10Mb" },
  });
  expect(sent).toBeLessThan(20 * 2 ** 20);
});

test("responds to too many posts of one address with 429, the words and a retry time, with and without script", async () => {
  await forms.close();
  setForms(
    await open({
      ...OPEN,
      rates: { perAddress: { posts: 1, seconds: 90 }, overall: { posts: 100, seconds: 60 } },
    }),
  );
  expect((await post(answered(), JSON_ACCEPTED)).status).toBe(200);
  const refused = await post({ ...answered(), description: "Another" }, JSON_ACCEPTED);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 80]).toEqual([429, true]);
  const words =
    "Too many messages were sent from your network in a short time. Please try again in 2 minutes or contact us by phone.";
  expect(await refused.json()).toEqual({ status: "failed", message: words, errors: {} });
  const plain = await post({ ...answered(), description: "Another <b>one</b>" });
  expect([
    plain.status,
    Number(plain.headers.get("retry-after")) > 80,
    plain.headers.get("cache-control"),
  ]).toEqual([429, true, "no-store"]);
  const html = await plain.text();
  expect(html).toContain(words);
  expect(html).toContain("<dt>Message</dt><dd>Another &lt;b&gt;one&lt;/b&gt;</dd>");
});

test("[CON-09] with the database unreachable the site starts, forms get 503 with the failure text, and readiness and metrics report the cause", async () => {
  await forms.close();
  setForms(
    await open(
      OPEN,
      { provider: "altcha" },
      "postgresql://user@localhost/none?host=%2Fnonexistent",
    ),
  );
  const response = await post(
    { ...answered(), "file-type": new File(["%PDF-1.7"], "plan.pdf") },
    JSON_ACCEPTED,
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toMatchObject({
    status: "failed",
    message: expect.stringContaining("wasn't sent"),
  });
  expect(await forms.ready()).toEqual({
    ok: false,
    detail: expect.stringMatching(
      /^the journal cannot be written \(PostgreSQL: .*ENOENT.*DATABASE_URL$/,
    ),
  });
  const metrics = (await forms.metrics?.()) ?? "";
  for (const line of [
    "intake_journal_up 0",
    "intake_unavailable_total 1",
    "intake_outbox_waiting NaN",
  ])
    expect(metrics.split("\n")).toContain(line);
});

test("[CON-09] one upload too many: 503 with the failure text, a retry time and the typed text; a message without a file is accepted", async () => {
  await forms.close();
  setForms(await open({ ...OPEN, uploadsAtOnce: 0 }));
  const file = {
    "file-type": new File([`%PDF-1.7\n${"x".repeat(100_000)}`], "plan.pdf", {
      type: "application/pdf",
    }),
  };
  const refused = await post({ ...answered(), ...file }, JSON_ACCEPTED);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "30",
    { status: "failed", message: SEND_FAILURE, errors: {} },
  ]);
  expect((await post({ ...answered(), ...file })).status).toBe(503);
  expect(rendered[0]).toMatchObject({
    status: "failed",
    message: SEND_FAILURE,
    values: { fullname: "Anna Lindqvist" },
  });
  expect(await forms.metrics?.()).toContain("intake_refused_busy_total 2\n");
  expect((await post(answered(), JSON_ACCEPTED)).status).toBe(200);
});
