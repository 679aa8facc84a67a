/** A host's forms compared with the contract's by their published rules. */
import { printed, reportOf, type HostReport } from "./check-host/report.ts";
import { checkConformance } from "../apps/cms/src/moving-in/conformance/conformance.ts";
import { createDemoHost } from "@meridian/demo";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  startContactForm7,
  type ContactForm7,
} from "../packages/intake/src/tests/contact-form-7.ts";

const FILE = { rule: "file", field: "file-type", accept: [".doc", ".docx", ".pdf"] };
const demo = createDemoHost();
let host = "";
let wordpress: ContactForm7;
beforeAll(async () => void (host = await demo.listen()));
afterAll(() => demo.stop());
beforeEach(async () => void (wordpress = await startContactForm7()));
afterEach(() => wordpress.stop());

const check = async (contactForm: string): Promise<HostReport> =>
  reportOf(
    host,
    await checkConformance({
      host,
      depth: "sample",
      timeout: 5000,
      pause: 1,
      forms: { contactForm },
    }),
  );
const contactIn = ({ calls }: HostReport) => calls.find(({ call }) => call === "contactForm");

test("a form that agrees is fine, and no message was sent", async () => {
  wordpress.rules = [FILE, { rule: "required", field: "fullname" }];
  expect(contactIn(await check(wordpress.url()))).toMatchObject({ verdict: "fine", lines: [] });
  expect([wordpress.requests, wordpress.taken]).toEqual([["GET feedback/schema"], []]);
});

test("what it would refuse breaks the contract, what is stricter is reported", async () => {
  wordpress.rules = [
    FILE,
    { rule: "required", field: "your-name" },
    { rule: "maxlength", field: "description", threshold: 2000 },
    { rule: "quantum", field: "phone" },
  ];
  const report = await check(wordpress.url());
  expect([report.status, contactIn(report)?.verdict]).toEqual([1, "broken"]);
  const text = printed(report).join("\n");
  expect(text).toMatch(/BREAKS +contactForm[^]*breaks +requires your-name/);
  expect(text).toMatch(/unusual +accepts 2000 characters of description/);
  expect(text).toContain("quantum (phone)");
});

test("an address that is no form's is reported, by number too", async () => {
  expect(contactIn(await check(wordpress.url(99)))?.lines).toMatchObject([
    { kind: "breaks", note: expect.stringMatching(/wpcf7_not_found/) as string },
  ]);
  // The content host has no form with a number.
  const report = contactIn(await check("123"));
  expect([report?.verdict, report?.address]).toEqual([
    "broken",
    `${host}/api/contact-form-7/v1/contact-forms/123/feedback`,
  ]);
});

test("a form without a schema is left to the site's own rules", async () => {
  wordpress.instead = (_, response) => (response.end("<h1>Hello</h1>"), true);
  const report = await check(wordpress.url());
  expect([report.status, contactIn(report)?.verdict]).toEqual([0, "not checked"]);
  expect(contactIn(report)?.lines).toMatchObject([
    { kind: "unusual", note: expect.stringMatching(/does not declare its rules/) as string },
  ]);
});
