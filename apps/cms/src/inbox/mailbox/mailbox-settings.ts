import { isEmail } from "@meridian/contract/forms";
import type { Condition, Field, GlobalConfig, Validate } from "payload";
import { admins } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { secretField } from "#admin-ui/secret-field/secret-field.ts";
import { SECRETS } from "#inbox/mailbox/secrets.ts";
import type { Allowed } from "#inbox/mailbox/read-settings.ts";
import { testEndpoint } from "#inbox/mailbox/test-endpoint.ts";
import type { Mailbox } from "#payload-types.ts";

const HOST = /^(?=.{1,253}$)[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

type Of = Partial<Mailbox>;
const when =
  (isShown: (mailbox: Of) => boolean): Condition =>
  (_, siblings: Of) =>
    isShown(siblings ?? {});
const isOn = ({ host }: Of): boolean => Boolean(host);
const byOauth = (of: Of): boolean => isOn(of) && of.login === "oauth";

const neededWith =
  (isNeeded: (mailbox: Of) => boolean, problem: string): Validate<unknown, Of> =>
  (value, { siblingData }) =>
    isNeeded(siblingData) && (value === undefined || value === null || value === "")
      ? problem
      : true;

const text = (
  name: string,
  label: string,
  description: string,
  isShown: (mailbox: Of) => boolean = isOn,
): Field => ({
  name,
  label,
  type: "text",
  admin: { description, condition: when(isShown) },
});

const where: Field[] = [
  {
    name: "host",
    label: "Mail server",
    type: "text",
    validate: (value: unknown) =>
      !value || (typeof value === "string" && HOST.test(value.trim()))
        ? true
        : "Write the server's name only, for example imap.example.com.",
    admin: {
      placeholder: "imap.example.com",
      description:
        "The IMAP server of the mailbox. While it is empty, answers arrive in the mailbox of who replied.",
    },
  },
  {
    type: "row",
    fields: [
      {
        name: "port",
        type: "number",
        min: 1,
        max: 65_535,
        defaultValue: 993,
        admin: { width: "50%", condition: when(isOn) },
      },
      {
        name: "encryption",
        type: "select",
        defaultValue: "tls",
        options: [
          { value: "tls", label: "TLS (port 993)" },
          { value: "starttls", label: "STARTTLS (port 143)" },
        ],
        admin: { width: "50%", condition: when(isOn) },
      },
    ],
  },
  text("folder", "Folder", "Empty: INBOX. Mails are only read: none is marked, moved or deleted."),
];

const answers: Field[] = [
  {
    name: "address",
    label: "Address for answers",
    type: "text",
    validate: (value: unknown, { siblingData }: { siblingData: Of }) => {
      if (!isOn(siblingData) && !value) return true;
      const isValid = typeof value === "string" && isEmail(value) && !value.includes("+");
      return isValid && value.lastIndexOf("@") <= 31
        ? true
        : "Write the mailbox's own address, with at most 31 characters before the @ and no +.";
    },
    admin: {
      description:
        "The mailbox's own address: answers to replies are sent there. Use the mailbox of the address that the site sends from, so that reports about letters that could not be delivered arrive there, too.",
      condition: when(isOn),
    },
  },
  {
    name: "hasTags",
    label: "The server delivers name+anything@… to this mailbox, too",
    type: "checkbox",
    defaultValue: true,
    admin: {
      description:
        "Google, Microsoft 365 and most servers do. Each reply then has its own address, so that an answer is found even if it was written as a new mail.",
      condition: when(isOn),
    },
  },
];

/** The fields that name the service to which the secrets of OAuth2 go. */
const TOKEN_SERVICE = ["provider", "tokenUrl"];

const login: Field[] = [
  {
    ...text("user", "User name", "Usually the mailbox's address."),
    validate: neededWith(isOn, "Write the user name."),
  } as Field,
  {
    name: "login",
    label: "Log in with",
    type: "radio",
    defaultValue: "password",
    options: [
      { value: "password", label: "Password" },
      { value: "oauth", label: "OAuth2 (needed for Microsoft 365)" },
    ],
    admin: { condition: when(isOn) },
  },
  shownWhen(
    secretField("password", {
      use: SECRETS.password,
      label: "Password",
      sentTo: ["host"],
      description: "With a second factor, most providers need a password for this program alone.",
    }),
    (of) => isOn(of) && of.login !== "oauth",
  ),
  {
    name: "provider",
    type: "select",
    defaultValue: "microsoft",
    options: [
      { value: "microsoft", label: "Microsoft 365" },
      { value: "google", label: "Google" },
      { value: "other", label: "Another" },
    ],
    admin: { condition: when(byOauth) },
  },
  {
    ...text(
      "tenant",
      "Directory (tenant) ID",
      "Of your organisation, from the application's page in Microsoft Entra.",
      (of) => byOauth(of) && of.provider === "microsoft",
    ),
    validate: neededWith(
      (of) => byOauth(of) && of.provider === "microsoft",
      "Write the directory ID.",
    ),
  } as Field,
  {
    ...text(
      "tokenUrl",
      "Address of the token service",
      "Begins with https://.",
      (of) => byOauth(of) && of.provider === "other",
    ),
    validate: (value: unknown, { siblingData }: { siblingData: Of }) =>
      !byOauth(siblingData) ||
      siblingData.provider !== "other" ||
      (typeof value === "string" && URL.canParse(value) && value.startsWith("https://"))
        ? true
        : "Write the whole address, beginning with https://.",
  } as Field,
  text(
    "scope",
    "Scope",
    "What the token is for, in the words of the provider.",
    (of) => byOauth(of) && of.provider === "other",
  ),
  {
    ...text("clientId", "Client ID", "Of the application that may read the mailbox.", byOauth),
    validate: neededWith(byOauth, "Write the client ID."),
  } as Field,
  shownWhen(
    secretField("clientSecret", {
      use: SECRETS.clientSecret,
      label: "Client secret",
      sentTo: TOKEN_SERVICE,
    }),
    byOauth,
  ),
  shownWhen(
    secretField("refreshToken", {
      use: SECRETS.refreshToken,
      label: "Refresh token",
      sentTo: TOKEN_SERVICE,
      description:
        "Google needs one. Microsoft 365 needs none if the application itself may read the mailbox (client credentials).",
    }),
    byOauth,
  ),
];

function shownWhen<F extends Field>(field: F, isShown: (mailbox: Of) => boolean): F {
  return {
    ...field,
    admin: { ...("admin" in field ? field.admin : {}), condition: when(isShown) },
  };
}

/** Where answers to replies arrive (OWN-112). The reading takes up a change at its next turn. */
export const mailbox = (allowed: Allowed): GlobalConfig => ({
  slug: "mailbox",
  label: "Mailbox for answers",
  access: { read: admins, update: admins },
  endpoints: [testEndpoint(allowed)],
  admin: {
    group: "Answer people",
    hidden: ({ user }) => user?.role !== "admin",
    description:
      "Answers to replies are read from this mailbox every minute and shown with the submission. Only mails that answer a letter of this site are stored here; all stay in the mailbox.",
  },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        if (req.user) await noteEvent(req, { event: "settings", place: "mailbox" });
        return doc;
      },
    ],
  },
  fields: [
    ...where,
    ...answers,
    ...login,
    {
      name: "test",
      type: "ui",
      label: "Test",
      admin: { components: { Field: "/inbox/screens/test-mailbox.tsx#TestMailbox" } },
    },
  ],
});
