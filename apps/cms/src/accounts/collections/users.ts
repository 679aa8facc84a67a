import { canonicalLanguage, LANGUAGES_AT_MOST } from "@meridian/contract/language";
import { offeredLanguages } from "@meridian/messages/languages";
import type { CollectionAfterLogoutHook, CollectionConfig, Field, PayloadRequest } from "payload";
import { keepLastAdmin, keepLastAdminsRole } from "#accounts/access/last-admin.ts";
import {
  admins,
  adminsOrSelf,
  inboxUsersOrSelf,
  isAuthorsRole,
  ROLES,
} from "#accounts/access/roles.ts";
import { markNewPassword, noteUserChange, noteUserRemoved } from "#accounts/audit/user-events.ts";
import { MOST_FAILURES } from "#accounts/login/account-allowance.ts";
import type { Rate } from "#accounts/login/address-limit.ts";
import { closedEndpoints, closedLogin, refusePasswords } from "#accounts/login/closed-endpoints.ts";
import { FLOOR } from "#accounts/login/constant-time.ts";
import { confirmAccess, endAtPassword } from "#accounts/login/current-password.ts";
import { loginEndpoint } from "#accounts/login/login-endpoint.ts";
import { noWeakPassword } from "#accounts/login/password-rules.ts";
import { IDLE_SECONDS } from "#accounts/login/idle.ts";
import { endOldSession, sessionEndpoints } from "#accounts/login/sessions.ts";
import type { User } from "#payload-types.ts";
import type { OidcSettings } from "@meridian/settings/company-login";
import { dropCompanySessions, dropTokens } from "#accounts/oidc/session-store.ts";
import { passkeyLoginEndpoints } from "#accounts/passkeys/login-endpoints.ts";
import { ownPasskeyEndpoints } from "#accounts/passkeys/own-endpoints.ts";
import { removePasskeys } from "#accounts/passkeys/store.ts";
import { secondFactorAtLogin } from "#accounts/second-factor/at-login.ts";
import { secondFactorEndpoints } from "#accounts/second-factor/endpoints.ts";
import { withdraw } from "#accounts/second-factor/store.ts";

const MINUTES = 60_000;

export interface UsersOptions {
  /** Sets the cookie's `Secure` attribute. */
  secure: boolean;
  /** Failed logins per address; `null`: no limit. */
  loginRate: Rate | null;
  requireSecondFactor: boolean;
  /** The folder of `secrets.json`, which holds the first password until it is used. */
  dataDir: string;
  passwordLogin: boolean;
  oidc?: OidcSettings | undefined;
  /** The minimum milliseconds until the response to a failed login; for tests. */
  loginFloor?: number;
}

/** SQLite adds no "on delete set null" to a later column. */
async function giveBackWork(req: PayloadRequest, user: number): Promise<void> {
  const { payload } = req;
  const { docs } = await payload.find({
    collection: "submissions",
    where: { assignee: { equals: user } },
    pagination: false,
    depth: 0,
    select: { assignee: true },
    req,
  });
  for (const { id } of docs)
    await payload.db.updateOne({
      collection: "submissions",
      id,
      data: { assignee: null },
      returning: false,
      req,
    });
  // SQLite may give the number to another user.
  const mark = `|${user}|`;
  const { docs: mentioning } = await payload.find({
    collection: "submissions",
    where: { mentioned: { contains: mark } },
    pagination: false,
    depth: 0,
    select: { mentioned: true },
    req,
  });
  for (const { id, mentioned } of mentioning)
    await payload.db.updateOne({
      collection: "submissions",
      id,
      data: { mentioned: mentioned === mark ? null : mentioned?.replace(mark, "|") },
      returning: false,
      req,
    });
}

/** Sent with a change of credentials; not stored. */
const currentPassword = (ways: { hasCompany: boolean; hasPasswords: boolean }): Field => ({
  name: "currentPassword",
  type: "text",
  virtual: true,
  admin: {
    // By default, a field that is not stored counts as server-only.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: {
        path: "/accounts/screens/current-password.tsx#CurrentPassword",
        clientProps: ways,
      },
    },
  },
});

/** Authors and translators never reply. */
const ofWhoReplies = ({ role }: Partial<User>): boolean => !isAuthorsRole(role);

/** Of a translator; companies' groups give the role, an admin the languages. */
const languages: Field = {
  name: "languages",
  label: "Translates into",
  type: "text",
  hasMany: true,
  maxRows: LANGUAGES_AT_MOST,
  validate: (value: string[] | null | undefined) =>
    (value ?? []).every((code) => canonicalLanguage(code) === code) ||
    "Choose languages of the list.",
  access: { create: admins, update: admins },
  admin: {
    condition: ({ role }) => role === "translator",
    disableListColumn: true,
    disableListFilter: true,
    description: "This user sees and writes drafts of these languages only. Empty: of none.",
    components: {
      Field: {
        path: "/accounts/screens/languages-field.tsx#LanguagesField",
        clientProps: {
          choices: offeredLanguages().map(({ code, name }) => ({ value: code, label: name })),
        },
      },
    },
  },
};

/** Of the admin, in each browser (`screens/own-language.tsx`). */
const language: Field = {
  name: "language",
  label: "Language of the admin",
  type: "select",
  defaultValue: "browser",
  options: [
    { value: "browser", label: "As the browser" },
    { value: "en", label: "English" },
    { value: "de", label: "Deutsch" },
  ],
  admin: { disableListColumn: true, disableListFilter: true },
};

const languageFields = [language, languages];

/** For replies from the inbox. */
const ofReplies: Field[] = [
  {
    name: "signature",
    type: "textarea",
    maxLength: 1000,
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      condition: ofWhoReplies,
      description: "Below your replies from the inbox. Empty: the company's.",
    },
  },
  {
    name: "link",
    label: "Your link",
    type: "text",
    validate: (value: unknown) =>
      !value ||
      (typeof value === "string" && value.length <= 500 && /^https:\/\/[^\s<>"]+$/.test(value)) ||
      "Write a whole address that begins with https://.",
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      condition: ofWhoReplies,
      description: "For {link} in reply templates, such as the address where one books a call.",
    },
  },
];

const panels: Field[] = [
  {
    name: "secondFactor",
    type: "ui",
    label: "Second factor",
    admin: {
      disableListColumn: true,
      components: { Field: "/accounts/screens/second-factor-panel.tsx#SecondFactorPanel" },
    },
  },
  {
    name: "passkeys",
    type: "ui",
    label: "Passkeys",
    admin: {
      disableListColumn: true,
      components: { Field: "/accounts/screens/passkeys-panel.tsx#PasskeysPanel" },
    },
  },
  {
    name: "loggedIn",
    type: "ui",
    label: "Logged in",
    admin: {
      disableListColumn: true,
      components: { Field: "/accounts/screens/sessions-panel.tsx#SessionsPanel" },
    },
  },
];

const dropCompanyTokens: CollectionAfterLogoutHook = async ({ req }) => {
  const { _sid: session }: Partial<User> & { _sid?: string } = { ...req.user };
  if (session !== undefined) await dropTokens(req, session);
};

/** Colleagues see each other's names, so that they can assign work. */
export const users = ({
  secure,
  loginRate,
  requireSecondFactor,
  dataDir,
  passwordLogin,
  oidc,
  loginFloor = FLOOR,
}: UsersOptions): CollectionConfig => ({
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  custom: { facets: ["role"] },
  // The session is only in the cookie, which no script can read.
  auth: {
    cookies: { sameSite: "Lax", secure },
    maxLoginAttempts: MOST_FAILURES,
    lockTime: 10 * MINUTES,
    tokenExpiration: IDLE_SECONDS,
    useSessions: true,
    removeTokenFromResponses: true,
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: admins,
    read: inboxUsersOrSelf,
    update: adminsOrSelf,
    delete: admins,
    unlock: admins,
  },
  // Before Payload's own: the first endpoint that matches is used.
  endpoints: [
    passwordLogin ? loginEndpoint({ rate: loginRate, floor: loginFloor, dataDir }) : closedLogin,
    ...closedEndpoints,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
    ...passkeyLoginEndpoints(oidc !== undefined, loginRate),
    ...ownPasskeyEndpoints(oidc !== undefined),
  ],
  hooks: {
    beforeOperation: [confirmAccess, noWeakPassword, markNewPassword, endOldSession],
    beforeChange: [keepLastAdminsRole],
    beforeLogin: [
      ...(passwordLogin ? [] : [refusePasswords]),
      endAtPassword,
      secondFactorAtLogin({ required: requireSecondFactor }),
    ],
    afterLogout: [dropCompanyTokens],
    afterChange: [noteUserChange],
    afterDelete: [noteUserRemoved],
    // Before the deletion, because this record refers to the user.
    beforeDelete: [
      keepLastAdmin,
      ({ id, req }) => withdraw(req.payload, Number(id), req),
      async ({ id, req }) => void (await removePasskeys(req.payload, Number(id), undefined, req)),
      ({ id, req }) => dropCompanySessions(req, Number(id)),
      ({ id, req }) => giveBackWork(req, Number(id)),
    ],
  },
  admin: {
    group: "Run the site",
    useAsTitle: "email",
    hidden: ({ user }) => user?.role !== "admin",
    defaultColumns: ["email", "name", "role", "updatedAt"],
    description: "People who can log in here. The site's visitors have no accounts.",
  },
  fields: [
    { name: "name", type: "text" },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: ROLES,
      admin: { components: { Cell: "/admin-ui/lists/cells.tsx#ChoiceCell" } },
      access: { create: admins, update: admins },
    },
    ...languageFields,
    ...ofReplies,
    currentPassword({ hasCompany: oidc !== undefined, hasPasswords: passwordLogin }),
    ...panels,
  ],
});
