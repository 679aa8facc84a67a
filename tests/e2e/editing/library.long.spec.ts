/**
 * An editor's SVG in an admin's browser on the real content host: it draws and does nothing else.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect } from "@playwright/test";
import { ADMIN, EDITOR, submitLogin } from "./own-cms.ts";
import { test } from "./shared-cms.ts";

/** Creates a user with the viewer's rights. Payload parses it as a comment, Chromium does not. */
const SCRIPT =
  'fetch("/cms/api/users",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({email:"mallory@example.com",password:"a-password-of-hers",role:"admin"})})';
const HOSTILE = Buffer.from(
  `<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">\x1b$B<!--\x1b(B<script>${SCRIPT}</script><!-- --><path fill="#f00" d="M0 0h90v90H0z"/></svg>`,
  "latin1",
);
test("an SVG with a hidden script is stored as a clean SVG; an older one creates no user in an admin's name", async ({
  page,
  cms,
}) => {
  const form = new FormData();
  form.append("_payload", JSON.stringify({ alt: "A mark" }));
  form.append("file", new File([new Uint8Array(HOSTILE)], "mark.svg", { type: "image/svg+xml" }));
  const { doc } = await cms.post<{ doc: { filename: string } }>("/media", form, EDITOR);
  const name = doc.filename;
  const path = join(cms.dataDir, "media", name);
  expect(readFileSync(path, "utf8")).not.toContain("script");

  await submitLogin(page, cms.url);
  await page.waitForURL(/\/admin\/?$/);
  // The panel works by cookie; no script can read the session.
  const me = await page.evaluate(async () => (await fetch("/cms/api/users/me")).text());
  expect(me).toContain(ADMIN);
  expect(me).not.toMatch(/eyJ[\w-]+\./);
  expect(await page.evaluate(() => document.cookie)).not.toContain("payload-token");

  // As an earlier release stored it.
  writeFileSync(path, HOSTILE);
  const blocked: string[] = [];
  const made: string[] = [];
  page.on("console", (message) => blocked.push(message.text()));
  page.on("request", (request) => request.method() === "POST" && made.push(request.url()));
  for (const address of [`/cms/api/media/file/${name}`, `/media/${name}`]) {
    blocked.length = 0;
    const answer = await page.goto(cms.url + address);
    expect([answer?.status(), answer?.headers()["content-type"]]).toEqual([200, "image/svg+xml"]);
    await expect
      .poll(() => blocked.join("\n"), { message: address })
      .toMatch(/Blocked script execution|violates the following Content Security Policy/);
  }
  expect(made).toEqual([]);
  const { docs } = await cms.get<{ docs: { email: string }[] }>("/users?limit=100");
  expect(docs.map(({ email }) => email)).not.toContain("mallory@example.com");
});

test("what the content host writes is one JSON object a line, in plain letters", async ({
  cms,
}) => {
  // Refused; Payload logs that.
  await fetch(`${cms.url}/cms/api/vacancies`);
  await expect.poll(() => cms.output().includes("Your role does not allow this")).toBe(true);
  const lines = cms
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string });
  for (const line of lines)
    expect(line).toMatchObject({
      level: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-/),
      msg: expect.stringMatching(/\w/),
    });
  expect(lines.map(({ msg }) => stripVTControlCharacters(msg))).toEqual(
    lines.map(({ msg }) => msg),
  );
});
