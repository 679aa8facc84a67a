/**
 * Contact Form 7 itself, if its folder is given: the site's four forms arrive in it, and what it
 * would refuse is refused before the visitor is thanked.
 */
import { createHash, randomBytes } from "node:crypto";
import { checkConformance } from "../../apps/cms/src/moving-in/conformance/conformance.ts";
import { KEY_FIELD } from "@meridian/contract/form-host/form-address";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { originOf } from "./kit.ts";
import { notedBy, sendForm, type Sent } from "./send-form.ts";
import { isThere, kit, php, startSite, type Site } from "./wordpress-fixture.ts";
import { startWire, type Wire } from "./wire.ts";

const ROUTE = "/api/contact-form-7/v1/contact-forms";
const SOON = { timeout: 30_000, interval: 200 };

const bytes = Buffer.concat([
  Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% "),
  Buffer.from(randomBytes(60_000).toString("hex")),
  Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
]);
const sum = createHash("sha256").update(bytes).digest("hex");
const pdf = (name: string): File => new File([bytes], name, { type: "application/pdf" });

const contact = (fields: Record<string, string>): Sent => ({
  path: "/",
  form: "contact",
  variant: "main",
  fields: { fullname: "Ann Lee", email: "ann@example.com", phone: "", description: "x", ...fields },
});

const FORMS: [string, Sent, string][] = [
  [
    "contact",
    {
      ...contact({ phone: "+44 20.7946.0123", description: "A harbour." }),
      file: pdf("brief.pdf"),
    },
    "fullname: Ann Lee\nemail: ann@example.com\nphone: +44 20 7946 0123\ndescription: A harbour.\n_language: en",
  ],
  [
    "resume",
    {
      path: "/vacancies/vacancy-1",
      form: "resume",
      variant: "vacancy",
      fields: {
        fullname: "Bob Roe",
        email: "bob@example.com",
        description: "Here is my resume.",
        vacancy: "Vacancy 1",
      },
      file: pdf("Bob Roe.pdf"),
    },
    "fullname: Bob Roe\nemail: bob@example.com\nphone: \ndescription: Here is my resume.\nspecialization: \nvacancy: Vacancy 1",
  ],
  [
    "price-request",
    {
      path: "/pricing",
      form: "price-request",
      variant: "pricing",
      fields: { "your-email": "cid@example.com" },
    },
    "your-email: cid@example.com\nteam: ",
  ],
  [
    "survey",
    {
      path: "/survey",
      form: "survey",
      variant: "survey",
      fields: {
        "region.1": "on",
        "skill.1": "on",
        "teamSize.from": "4",
        "teamSize.to": "18",
        fullName: "Dee Poe",
        company: "Harbour",
        email: "dee@example.com",
        currency: "EUR",
      },
    },
    "region: Eastern Europe (Ukraine, Moldova, Belarus)\nforSeniorFullStack: ",
  ],
];

describe.runIf(isThere("contactForm7"))("Contact Form 7 itself", () => {
  let site: Site;
  let wire: Wire;
  beforeAll(async () => {
    const { forms } = kit();
    wire = await startWire(originOf("hard"));
    site = await startSite("hard", {
      FORM_CONTACT_URL: `${wire.url}${ROUTE}/${forms.contact}/feedback`,
      FORM_RESUME_URL: String(forms.resume),
      FORM_PRICE_REQUEST_URL: String(forms["price-request"]),
      FORM_SURVEY_URL: String(forms.survey),
    });
  });
  afterAll(async () => {
    await site?.stop();
    await wire?.cut();
  });

  test.each(FORMS)(
    "[LANG-40] %s arrives once, to the letter, with the page's language",
    async (name, sent, body) => {
      const before = notedBy("hard", "letters").length;
      expect(await sendForm(site, sent)).toContain("Thank you for");
      const letters = () => notedBy("hard", "letters").slice(before);
      await expect.poll(letters, SOON).toHaveLength(1);
      const [letter] = letters();
      expect(letter).toMatchObject({ to: "office@example.com", subject: name });
      expect(letter?.body.replaceAll("\r\n", "\n")).toContain(body);
      expect(letter?.files.map(({ sha256 }) => sha256)).toEqual(sent.file ? [sum] : []);
      const key = notedBy("hard", "messages").at(-1)?.fields[KEY_FIELD] ?? "";
      expect(
        notedBy("hard", "hooks")
          .filter((hooked) => hooked.key === key)
          .map(({ hook, form }) => [hook, form]),
      ).toEqual(
        ["wpcf7_before_send_mail", "wpcf7_mail_sent", "wpcf7_submit"].map((hook) => [
          hook,
          String(kit().forms[name]),
        ]),
      );
    },
  );

  test.each([
    ["a name longer than it takes", { fullname: "N".repeat(61) }],
    ["no telephone number", { phone: "+44 20 7946 0123 ext. 5" }],
  ])("%s is refused before anybody is thanked, and does not arrive", async (_, fields) => {
    const before = notedBy("hard", "messages").length;
    const html = await sendForm(site, contact(fields));
    expect(html).not.toContain("Thank you for");
    expect(html).toContain('aria-invalid="true"');
    expect(notedBy("hard", "messages")).toHaveLength(before);
  });

  test("while WordPress is dead a message waits, and arrives by itself once it is back", async () => {
    const letters = () =>
      notedBy("hard", "letters").filter(({ body }) => body.includes("Sent to a dead host."));
    await wire.cut();
    const sent = contact({ description: "Sent to a dead host." });
    expect(await sendForm(site, sent)).toContain("Thank you for getting in touch!");
    await expect.poll(() => site.log(), SOON).toMatch(/ECONNREFUSED/);
    expect(letters()).toEqual([]);
    await wire.mend();
    await expect.poll(letters, SOON).toHaveLength(1);
  });

  test("a letter that it cannot send is set aside, with the reason, and not sent twice", async () => {
    const described = contact({ description: "A letter that is lost." });
    const hooks = () => notedBy("hard", "hooks").filter(({ hook }) => hook === "wpcf7_mail_failed");
    php("hard", "return update_option( 'kit_loses_letters', 1 );");
    expect(await sendForm(site, described)).toContain("Thank you for getting in touch!");
    await expect.poll(hooks, SOON).toHaveLength(1);
    await expect.poll(() => site.log(), SOON).toContain("answered mail_failed");
    php("hard", "return delete_option( 'kit_loses_letters' );");
    expect(hooks()).toHaveLength(1);
  });

  test("check-host finds all four, and nothing that they refuse of the site's", async () => {
    const { forms } = await checkConformance({
      host: originOf("hard"),
      depth: "sample",
      timeout: 60_000,
      forms: Object.fromEntries(
        ["contact", "resume", "priceRequest", "survey"].map((name) => [
          `${name}Form`,
          String(kit().forms[name === "priceRequest" ? "price-request" : name]),
        ]),
      ),
    });
    expect(
      forms.map(({ call, answer, differences }) => [
        call,
        answer.is,
        differences.filter(({ kind }) => kind === "refused"),
      ]),
    ).toEqual(
      ["contactForm", "resumeForm", "priceRequestForm", "surveyForm"].map((call) => [
        call,
        "schema",
        [],
      ]),
    );
  });
});
