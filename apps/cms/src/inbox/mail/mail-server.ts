/** The mail server that an admin enters, for the site (OWN-102 to OWN-104). */
import { isIP } from "node:net";
import { isPublic } from "@meridian/http/public-fetch";
import type { Field, RadioFieldValidation, TextFieldSingleValidation } from "payload";
import { secretField } from "#admin-ui/secret-field/secret-field.ts";
import { senderProblem } from "#inbox/mail/sender-problem.ts";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import type { Notification } from "#payload-types.ts";

export const PASSWORD = "mail server password";
/** Of submission, with TLS from the start or by STARTTLS. */
const PORTS = [587, 465, 25, 2525, 2587, 2465];

export const hostProblem = (host: string): string | undefined => {
  if (
    isIP(host) === 0 &&
    !/^(?=.{4,253}$)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[\p{L}\d-]{2,}$/u.test(host)
  )
    return "Write the server's name alone, such as smtp.example.com.";
  return isIP(host) !== 0 && !isPublic(host)
    ? "This address belongs to a private network. Your operator can set such a server: SMTP_URL."
    : undefined;
};

const host: TextFieldSingleValidation = (value) => (value && hostProblem(value)) || true;
const sender: TextFieldSingleValidation = async (value, { data, req }) => {
  if (value) return (await senderProblem(value, req.payload)) ?? true;
  const { mailHost }: Partial<Notification> = data;
  return mailHost ? "Name the address from which the e-mails come." : true;
};

const byOauth = ({ mailLogin }: Partial<Notification>): boolean => mailLogin === "oauth";
const password = secretField("mailPassword", {
  use: PASSWORD,
  sentTo: ["mailHost"],
  label: "Password",
});
const login: RadioFieldValidation = async (value, { req }) => {
  if (value !== "oauth") return true;
  const mailbox = await req.payload.findGlobal({ slug: "mailbox", depth: 0 });
  return (
    (mailbox.host && mailbox.login === "oauth") ||
    "Enter the mailbox for answers with OAuth2 first. Its application also needs the right to send (SMTP.SendAsApp at Microsoft)."
  );
};

export const mailServerFields: Field[] = [
  {
    name: "mailFixed",
    type: "ui",
    admin: { components: { Field: "/inbox/screens/mail/fixed-note.tsx#FixedNote" } },
  },
  {
    type: "row",
    fields: [
      {
        name: "mailHost",
        label: "Server",
        type: "text",
        validate: host,
        hooks: {
          beforeValidate: [({ value }) => (typeof value === "string" ? value.trim() : value)],
        },
        admin: { description: "As your mail provider names it for sending: smtp.example.com" },
      },
      {
        name: "mailPort",
        label: "Port",
        type: "number",
        defaultValue: 587,
        validate: (value: unknown) =>
          value === null ||
          value === undefined ||
          (typeof value === "number" && PORTS.includes(value)) ||
          `Ports for sending mail are ${PORTS.join(", ")}.`,
        admin: { description: "587, or 465. Always with TLS." },
      },
    ],
  },
  {
    name: "mailLogin",
    label: "Log in with",
    type: "radio",
    defaultValue: "password",
    options: [
      { value: "password", label: "Password" },
      {
        value: "oauth",
        label: "OAuth2, by the application of the mailbox for answers (needed for Microsoft 365)",
      },
    ],
    validate: login,
  },
  {
    type: "row",
    fields: [
      {
        name: "mailUser",
        label: "User",
        type: "text",
        maxLength: 320,
        validate: (value: string | null | undefined, { data }: { data: Partial<Notification> }) =>
          !byOauth(data) || Boolean(value) || "Write the user, the address of the mailbox.",
        admin: { autoComplete: "off", description: "Often the whole e-mail address." },
      },
      {
        ...password,
        admin: { ...password.admin, condition: (data: Partial<Notification>) => !byOauth(data) },
      },
    ],
  },
  {
    type: "row",
    fields: [
      {
        name: "sender",
        label: "Sender",
        type: "text",
        validate: sender,
        hooks: {
          beforeValidate: [({ value }) => (typeof value === "string" ? value.trim() : value)],
        },
        admin: { description: "Of all e-mails of the site: an address of your own domain." },
      },
      {
        name: "dkimSelector",
        label: "DKIM selector",
        type: "text",
        validate: (value: string | null | undefined) =>
          !value || /^[\w.-]{1,63}$/.test(value) || "A selector is a word, such as s1.",
        admin: { description: "If your mail provider names one. The test looks up its key." },
      },
    ],
  },
  {
    name: "acknowledge",
    label: "Acknowledgements",
    type: "select",
    hasMany: true,
    options: SUBMISSION_KINDS,
    admin: {
      description:
        "Whose senders get an e-mail that it has arrived. It repeats nothing that was typed, and goes to one address three times a day at most.",
    },
  },
  {
    name: "mailTest",
    type: "ui",
    admin: { components: { Field: "/inbox/screens/mail/send-test.tsx#SendTest" } },
  },
];
