import * as v from "valibot";
import { companyLogin } from "#company-login.ts";
import * as kinds from "#kinds.ts";
import * as login from "#login-kinds.ts";
import { clamdUrl } from "#forms.ts";
import { bothApps } from "#both-apps.ts";
import { setting } from "#setting.ts";

export const addresses = {
  host: setting(
    "CMS_HOST",
    kinds.hostName,
    "Address on which the content host listens. Editors on other machines reach it through a proxy.",
    { default: "127.0.0.1" },
  ),
  trustProxy: setting(
    "CMS_TRUST_PROXY",
    kinds.proxyCount,
    "Number of proxies in front of the content host, whose X-Forwarded-For has the editor's address. Needed if CMS_URL is https: failed logins are counted by that address.",
    { shownDefault: "none" },
  ),
  purgeUrls: setting(
    "PURGE_URL",
    kinds.webAddresses,
    "Where the site is notified of changes. Several sites without REDIS_URL or DATABASE_URL: the address of each, separated by commas.",
    { shownDefault: "http://127.0.0.1:3000/purge", isConnection: true },
  ),
};

export const databases = {
  backupOverdueHours: setting(
    "BACKUP_OVERDUE_HOURS",
    kinds.countOrNone,
    "Hours after which admins read on the dashboard that the last backup (npm run backup) is too old, or that none is known. 0: backups are made by other means.",
    { default: "36" },
  ),
  databaseUrl: setting(
    "CMS_DATABASE_URL",
    kinds.databaseUrl,
    "PostgreSQL for the content. Not set: SQLite in DATA_DIR.",
    { isSecret: true, isConnection: true },
  ),
};

export const secrets = {
  payloadSecret: setting("PAYLOAD_SECRET", kinds.secret, "Signs the editors' sessions.", {
    isSecret: true,
  }),
};

const attempts = kinds.rate("failed logins", (most, seconds) => ({ attempts: most, seconds }));

export const users = {
  adminEmail: setting(
    "ADMIN_EMAIL",
    kinds.mailAddress,
    "E-mail address of the first user. Not set: the one in DATA_DIR/secrets.json.",
  ),
  adminPassword: setting(
    "ADMIN_PASSWORD",
    kinds.password,
    "Password of the first user. Not set: one is created and printed once.",
    { isSecret: true },
  ),
  adminReset: setting(
    "ADMIN_RESET",
    kinds.flag,
    "1 gives the user ADMIN_EMAIL the password ADMIN_PASSWORD at this start, for an admin who is locked out.",
    { default: "0" },
  ),
  loginRate: setting("LOGIN_RATE_ADDRESS", attempts, "How many logins may fail from one address.", {
    default: "20/10m",
  }),
  requireSecondFactor: setting(
    "REQUIRE_SECOND_FACTOR",
    kinds.flag,
    "1 lets admins log in with a second factor (TOTP) only. Admins without one set it up at the next login.",
    { default: "0" },
  ),
  passwordLogin: setting(
    "LOGIN_PASSWORDS",
    login.onOff,
    "off disables passwords for login and confirmation, which requires the company login. Set it to on if the company login fails.",
    { default: "on" },
  ),
};

export const content = {
  picturesFrom: setting(
    "PICTURES_FROM",
    kinds.webAddresses,
    "Websites of your own network, such as http://wiki.internal:8080, separated by commas: pictures pasted from their pages are fetched although private addresses are not.",
  ),
  mailboxHost: setting(
    "MAILBOX_HOST",
    kinds.hostName,
    "Mail server of your own network, by the name that the mailbox's settings in the admin have: it is read although private addresses are not.",
  ),
  seedDemo: setting(
    "SEED_DEMO",
    kinds.flag,
    "1 fills an empty database with the demo content, 0 with neutral pages that an import replaces.",
    { default: "1" },
  ),
};

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Editors come over https only through a proxy: the content host has no TLS. */
const isBehindProxy = (url = ""): boolean => {
  const { protocol, hostname = "" } = URL.parse(url) ?? {};
  return protocol === "https:" && !LOOPBACK.has(hostname);
};

/** Shared settings come first. */
export const contentHostSettings = v.pipe(
  v.object({
    ...bothApps,
    ...addresses,
    ...databases,
    ...secrets,
    ...users,
    ...content,
    clamdUrl,
    oidc: companyLogin,
  }),
  v.partialCheck(
    [["cmsUrl"], ["trustProxy"]],
    ({ cmsUrl, trustProxy }) => trustProxy !== undefined || !isBehindProxy(cmsUrl),
    "CMS_TRUST_PROXY is not set; it must be the number of proxies in front (1 for one nginx), or none if there is none",
  ),
  // Only PostgreSQL rolls back a record without its picture.
  v.partialCheck(
    [["bucket"], ["databaseUrl"]],
    ({ bucket, databaseUrl }) => !bucket || databaseUrl !== undefined,
    "CMS_DATABASE_URL is not set; with S3_BUCKET it must be postgres://user:password@host/name",
  ),
  v.partialCheck(
    [["passwordLogin"], ["oidc"]],
    ({ passwordLogin, oidc }) => passwordLogin || oidc !== undefined,
    "LOGIN_PASSWORDS is off, and there is no other way in: set up the company login (OIDC_ISSUER and the others), or remove LOGIN_PASSWORDS",
  ),
  v.partialCheck(
    [["passwordLogin"], ["adminReset"]],
    ({ passwordLogin, adminReset }) => passwordLogin || !adminReset,
    "ADMIN_RESET is 1 while LOGIN_PASSWORDS is off: no password is accepted; set LOGIN_PASSWORDS=on for as long as it is needed",
  ),
);
