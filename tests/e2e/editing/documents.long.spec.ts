/** A PDF behind a form, from the library to the visitor's mail, with a real site and mail server. */
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { pagedPdf } from "../../../apps/cms/src/testing/paged-pdf.ts";
import {
  startSmtpServer,
  type SmtpServer,
} from "../../../packages/intake/src/tests/smtp-server.ts";
import { portAt } from "../../ports.ts";
import { answerQuestion, newAddress, SOLVING_MS } from "../forms/contact-form.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { expectFits, startOwnCms, type OwnCms } from "./own-cms.ts";

const SECRET = "documents-purge-secret-0123";
const SITE = `http://127.0.0.1:${portAt(118)}`;
const BYTES = pagedPdf(12);
let sink: SmtpServer;
let cms: OwnCms;
let site: OwnSite | undefined;
let file: { id: number; filename: string };

// Its own: another site's environment has no mail server.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  sink = await startSmtpServer();
  cms = await startOwnCms("documents", portAt(119), {
    PURGE_URL: `${SITE}/purge`,
    PURGE_SECRET: SECRET,
  });
  const body = new FormData();
  body.append("_payload", JSON.stringify({ behindForm: true }));
  body.append(
    "file",
    new File([new Uint8Array(BYTES)], "Price list.pdf", { type: "application/pdf" }),
  );
  ({ doc: file } = await cms.post<{ doc: typeof file }>("/media", body));
  await cms.post("/landing-pages", {
    title: "Guides",
    slug: "guides",
    blocks: [
      { blockType: "download", title: "Price list", text: "All prices.", file: file.id },
      { blockType: "text", title: "More" },
    ],
    _status: "published",
  });
  site = await startOwnSite(portAt(118), {
    SITE_URL: SITE,
    CONTENT_HOST: cms.url,
    PURGE_SECRET: SECRET,
    FORM_KEY: "",
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: "site@company.invalid",
  });
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
  await sink?.stop();
});

const formOn = (page: Page) => {
  const root = page.locator(`#document-${file.id}`);
  return {
    root,
    name: root.getByLabel("Name"),
    email: root.getByLabel("Email"),
    send: root.getByRole("button", { name: "Get the document" }),
  };
};

/** The address in the mail to `email`. */
async function linkFor(email: string): Promise<string> {
  const read = () =>
    sink.emails
      .map((mail) => mail.replace(/=\r\n/g, "").replace(/=3D/g, "="))
      .find((mail) => mail.includes(`To: ${email}`) || mail.includes(`To: <${email}>`));
  await expect.poll(read, { timeout: 30_000 }).toBeDefined();
  const link = /http:\/\/127\.0\.0\.1:\d+\/requested-document\?link=[\w.-]+/.exec(read() ?? "");
  return link?.[0] ?? "";
}

async function download(page: Page): Promise<Buffer> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const got = await started;
  expect(got.suggestedFilename()).toBe("Price list.pdf");
  return readFile(await got.path());
}

const downloads = async (page: Page): Promise<string | null> => {
  await page.goto(`${cms.url}/admin/collections/media/${file.id}`);
  return page.getByRole("region", { name: "Downloads" }).locator("p").textContent();
};

test("[OWN-157] [OWN-158] [OWN-159] a visitor gives name and e-mail, finds the link in the mail and downloads; the library counts it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const email = newAddress();
  await page.goto(`${SITE}/guides`);
  expect((await page.request.get(`${cms.url}/media/${file.filename}`)).status()).toBe(404);
  expect(await page.content()).not.toContain(".pdf?");
  await expectFits(page, "a page with a document");
  const form = formOn(page);
  // Awake: an address in capitals gets lower case.
  await expect(async () => {
    await form.email.fill("AWAKE");
    await expect(form.email).toHaveValue("awake", { timeout: 300 });
  }).toPass();
  await form.email.fill(email);
  await form.name.fill("Anna Lindqvist");
  await form.root.getByRole("checkbox").check();
  await form.send.click();
  await expect(page.getByText("We are sending the link to the document")).toBeVisible({
    timeout: SOLVING_MS,
  });
  await expect(form.root.getByText("look in your spam folder")).toBeVisible();
  const link = await linkFor(email);
  // As a mail server opens it.
  for (const method of ["get", "head"] as const)
    expect((await page.request[method](link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByText("PDF · 12 pages")).toBeVisible();
  expect((await download(page)).equals(BYTES)).toBe(true);
  await expect
    .poll(async () => {
      const found = await cms.get<{ docs: { document: string; email: string }[] }>(
        "/submissions?where[document][equals]=Price list.pdf",
      );
      return found.docs.map((one) => one.email);
    })
    .toContain(email);
  await cms.logIn(page);
  expect(await downloads(page)).toBe("1 in the last 365 days.");
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("heading", { name: "Downloaded documents" })).toBeVisible();
  await expect(page.getByText("Price list.pdf").first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("[OWN-157] [OWN-158] the form posts, the page thanks, and the mail's link downloads; a second request gets a second mail", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const times of [1, 2]) {
      const email = newAddress();
      await page.goto(`${SITE}/guides`);
      const form = formOn(page);
      await form.name.fill("Anna Lindqvist");
      await form.email.fill("anna@");
      await answerQuestion(page, form.root);
      await form.send.click();
      await expect(form.root.getByText("Fill out with valid email")).toBeVisible();
      await form.email.fill(email);
      await answerQuestion(page, form.root);
      await form.send.click();
      await expect(page.getByText("We are sending the link to the document")).toBeInViewport();
      await page.goto(await linkFor(email));
      expect((await download(page)).equals(BYTES), String(times)).toBe(true);
    }
  });
});
