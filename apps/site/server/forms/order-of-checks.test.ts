/** Every fault at once, fixed one by one: the reported fault shows the order (issue 3). */
import { beforeEach, expect, test } from "vitest";
import { contactMessage } from "../../../../packages/intake/src/tests/posts.ts";
import {
  answered,
  forms,
  formsFixture,
  open,
  OPEN,
  setForms,
  SITE,
} from "#server/tests/forms-fixture.ts";

const WRONG_FILE = "Please add file with correct file format";

formsFixture();
beforeEach(async () => {
  await forms.close();
  const rates = { perAddress: { posts: 1, seconds: 600 }, overall: { posts: 1000, seconds: 60 } };
  setForms(await open({ ...OPEN, rates }));
});

interface Faults {
  origin: string;
  file: File;
  address: string;
  email: string;
  question: string;
  answer: string;
}

async function send({
  origin,
  file,
  address,
  ...fields
}: Faults): Promise<{ status: number; message: unknown }> {
  const body = contactMessage({ "file-type": file, ...fields });
  const response = await forms.handle(
    new Request(`${SITE}/`, {
      method: "POST",
      body,
      headers: { "sec-fetch-site": origin, accept: "application/json" },
    }),
    {
      address,
      pathname: "/",
      signal: new AbortController().signal,
      renderPage: async () => new Response(""),
    },
  );
  const text = await response.text();
  return { status: response.status, message: text.startsWith("{") ? JSON.parse(text) : text };
}

test("checks origin, size, rate, fields and file types together, captcha, file contents and journal in this order, and spends the captcha only when the message is stored", async () => {
  const { question = "", answer = "" } = answered();
  const program = (bytes: number) => new File([`MZ${"x".repeat(bytes)}`], "cv.pdf");
  const empty = new File(["PK\u0003\u0004 an archive of nothing"], "cv.docx");
  const good: Faults = {
    origin: "same-origin",
    file: new File(["%PDF-1.7\n"], "cv.pdf"),
    address: "192.0.2.1",
    email: "anna@example.com",
    question,
    answer,
  };
  // Uses up the limit of 192.0.2.9.
  await send({ ...good, address: "192.0.2.9", email: "anna" });

  const mended: Partial<Faults> = {};
  const worst: Faults = {
    origin: "cross-site",
    file: program(11 * 2 ** 20),
    address: "192.0.2.9",
    email: "anna",
    question,
    answer: "a thousand",
  };
  const next = (mend: Partial<Faults> = {}) => send({ ...worst, ...Object.assign(mended, mend) });
  expect(await next()).toEqual({
    status: 403,
    message: "Forms are accepted from this site's own pages only.\n",
  });
  expect(await next({ origin: good.origin })).toEqual({
    status: 413,
    message: {
      status: "invalid",
      message: "",
      errors: { "file-type": "Please add a file of up to 10Mb" },
    },
  });
  expect(await next({ file: program(10) })).toEqual({
    status: 429,
    message: {
      status: "failed",
      message: expect.stringContaining("Too many messages were sent from your network"),
      errors: {},
    },
  });
  expect(await next({ address: "192.0.2.10" })).toEqual({
    status: 422,
    message: {
      status: "invalid",
      message: "",
      errors: { email: "Fill out with valid email", "file-type": WRONG_FILE },
    },
  });
  expect(await next({ address: "192.0.2.11", email: good.email })).toEqual({
    status: 422,
    message: { status: "invalid", message: "", errors: { "file-type": WRONG_FILE } },
  });
  expect(await next({ address: "192.0.2.12", file: empty })).toEqual({
    status: 422,
    message: { status: "invalid", message: "", errors: { captcha: "Please answer the question" } },
  });
  expect(await next({ address: "192.0.2.13", answer: good.answer })).toEqual({
    status: 422,
    message: { status: "invalid", message: "", errors: { "file-type": WRONG_FILE } },
  });
  expect(await next({ address: "192.0.2.14", file: good.file })).toMatchObject({
    status: 200,
    message: { status: "sent" },
  });
});
