/** Other programs that an admin names: webhook, chats, and the captcha's vendor (OWN-120). */
import { isIP } from "node:net";
import { isPublic } from "@meridian/http/public-fetch";
import type { ArrayFieldValidation, Field, UIField } from "payload";
import { secretField } from "#admin-ui/secret-field/secret-field.ts";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import { formsOf } from "#inbox/mail/recipient-fields.ts";
import { rows } from "#records/fields/rows.ts";

/** What each secret is encrypted for; never change them. */
export const USES = {
  webhook: "webhook secret",
  chat: "chat address",
  captcha: "captcha secret",
} as const;

/** As for `WEBHOOK_SECRET`. */
const LEAST = 16;

/** Why no call goes to this address. */
export function addressProblem(address: string): string | undefined {
  const url = new URL(URL.canParse(address) ? address : "nothing:");
  const { protocol, port, username, password } = url;
  // An IPv6 address has brackets in an address only.
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" || (isIP(hostname) === 0 && !hostname.includes(".")))
    return "Paste the whole address, beginning with https://.";
  if (username || password) return "Paste the address without a user and a password.";
  if (port) return "Paste an address without a port.";
  return isIP(hostname) !== 0 && !isPublic(hostname)
    ? "This address belongs to a private network. Your operator can set such a webhook: WEBHOOK_URL."
    : undefined;
}

const note = (of: "webhook" | "chats" | "captcha"): UIField => ({
  name: `${of}Fixed`,
  type: "ui",
  admin: {
    components: {
      Field: { path: "/inbox/screens/mail/fixed-note.tsx#FixedNote", serverProps: { of } },
    },
  },
});
const test = (what: "webhook" | "chat" | "captcha", hint: string): UIField => ({
  name: `${what}Test`,
  type: "ui",
  admin: {
    components: {
      Field: {
        path: "/inbox/screens/mail/test-program.tsx#TestProgram",
        clientProps: { what, hint },
      },
    },
  },
});

const eachOnce: ArrayFieldValidation = (given) => {
  const all = (given ?? []).flatMap((row) => {
    const { app, forms }: { app?: string; forms?: string[] } = Object(row);
    return formsOf(forms).map((form) => `${app} ${form}`);
  });
  return (
    new Set(all).size === all.length ||
    "A form has two channels of one program. Each form is announced in one channel of Slack, and one of Teams."
  );
};

export const programFields: Field[] = [
  note("webhook"),
  {
    name: "webhookUrl",
    label: "Webhook",
    type: "text",
    maxLength: 2000,
    validate: (value: string | null | undefined) => (value && addressProblem(value)) || true,
    hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? value.trim() : value)] },
    admin: {
      placeholder: "https://",
      description: "The address of a program that gets each submission, such as a workflow of n8n.",
    },
  },
  secretField("webhookSecret", {
    use: USES.webhook,
    sentTo: ["webhookUrl"],
    label: "Secret of the webhook",
    description: `At least ${LEAST} characters. It signs each call, so that the program can check who sent it.`,
    needed: ({ webhookUrl }) =>
      webhookUrl ? "Enter a secret, which the program has, too." : undefined,
    check: (given) => (given.length < LEAST ? `Use at least ${LEAST} characters.` : undefined),
  }),
  test("webhook", "A signed call without a submission."),
  note("chats"),
  {
    ...rows("chats", {
      row: "Channel",
      label: "Slack and Microsoft Teams",
      titled: "app",
      isOpen: true,
      description:
        "A channel gets the kind of each submission and a link to it, nothing that was typed.",
      fields: [
        {
          name: "app",
          label: "Program",
          type: "select",
          required: true,
          defaultValue: "slack",
          options: [
            { value: "slack", label: "Slack" },
            { value: "teams", label: "Microsoft Teams" },
          ],
        },
        secretField("address", {
          use: USES.chat,
          sentTo: ["app"],
          label: "Address",
          description: "Of the incoming webhook in Slack, or of the channel's workflow in Teams.",
          needed: () => "Paste the address that Slack or Teams gave you.",
          check: addressProblem,
        }),
        {
          name: "forms",
          type: "select",
          hasMany: true,
          options: SUBMISSION_KINDS,
          admin: { description: "Without a choice: all forms." },
        },
      ],
    }),
    maxRows: 8,
    validate: eachOnce,
  },
  test("chat", "A test message in each channel."),
];

/** Without a vendor the forms have ALTCHA. */
const hasVendor = (_: unknown, { captchaVendor }: { captchaVendor?: unknown } = {}): boolean =>
  Boolean(captchaVendor);

const secretKey = secretField("captchaSecret", {
  use: USES.captcha,
  sentTo: ["captchaVendor"],
  label: "Secret key",
  needed: ({ captchaVendor }) =>
    captchaVendor ? "Paste the secret key that the vendor gave you." : undefined,
});
const captchaSecret: Field = { ...secretKey, admin: { ...secretKey.admin, condition: hasVendor } };

const calling = test("captcha", "The vendor is called with the keys.");
const vendorTest: Field = { ...calling, admin: { ...calling.admin, condition: hasVendor } };

export const captchaFields: Field[] = [
  note("captcha"),
  {
    name: "captchaVendor",
    label: "Spam protection of the forms",
    type: "select",
    options: [
      { value: "turnstile", label: "Cloudflare Turnstile" },
      { value: "hcaptcha", label: "hCaptcha" },
      { value: "recaptcha", label: "Google reCAPTCHA v2" },
    ],
    admin: {
      placeholder: "ALTCHA: self-hosted, without a vendor",
      description:
        "A vendor gets the addresses of your visitors: name it in your privacy policy. In use as soon as both keys are saved, unless ALTCHA is chosen in Settings (Mail and forms, All forms).",
    },
  },
  {
    name: "captchaSiteKey",
    label: "Site key",
    type: "text",
    maxLength: 200,
    validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) => {
      if (!hasVendor(null, siblingData)) return true;
      if (!value) return "Paste the site key that the vendor gave you.";
      return /^[\w.-]+$/.test(value) || "A site key has letters, digits, - and _ only.";
    },
    hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? value.trim() : value)] },
    admin: { autoComplete: "off", condition: hasVendor },
  },
  captchaSecret,
  vendorTest,
];
