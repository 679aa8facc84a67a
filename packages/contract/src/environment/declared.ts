/**
 * Every setting of the environment, once: what it is, how it is read, what it is where it is not
 * set. Site and content host read theirs by this, and `.env.example` and `docs/settings.md` are
 * written from it (`npm run settings`).
 */
import * as kinds from "#environment/kinds.ts";
import { bucket } from "#environment/bucket.ts";
import { cdn } from "#environment/cdn.ts";
import { companyLogin } from "#environment/company-login.ts";
import { containers } from "./containers.ts";
import { development } from "./development.ts";
import { setting } from "#environment/setting.ts";

export const site = {
  SITE_PORT: setting("Port the site listens on.", kinds.port, { byDefault: "3000" }),
  SITE_BIND: setting(
    "Address to listen on; not set means every address of the machine. Behind a proxy on the same machine: 127.0.0.1.",
    kinds.bindAddress,
  ),
  SITE_URL: setting(
    "Scheme and host visitors see: canonical addresses, HSTS (with https), and the origin forms are accepted from.",
    kinds.origin,
    { shown: "http://localhost:3000" },
  ),
  SITE_CONFIG: setting(
    "The site's own copy: brand, phone numbers, texts that no record carries; the admin's settings win over it, field by field.",
    kinds.text,
    { shown: "apps/site/site.config.json" },
  ),
  CONTENT_HOST: setting(
    "Where /api begins on the content host. By default the bundled one, on CMS_PORT.",
    kinds.hostAddress,
    { shown: "http://127.0.0.1:4000" },
  ),
  CONTENT_ALIASES: setting(
    "Other origins by which the content host names its own pictures and pages, separated by commas; by default CMS_URL, and this machine's names for itself.",
    kinds.origins,
  ),
  CONTENT_API: setting(
    "What stands on the content host for /api: a WordPress has its REST at /wp-json, and under ?rest_route= while its permalinks are plain.",
    kinds.restRoot,
    { byDefault: "/api" },
  ),
  CONTENT_TIMEOUT: setting(
    "How long the content host may take for one call; a slow WordPress wants more.",
    kinds.timeLimit,
    { byDefault: "5s" },
  ),
  HOME_PAGE: setting(
    "Id or slug of the home page on the content host; not set, it is page 1120, and where there is none the page with the slug home.",
    kinds.pageName,
  ),
  DATA_DIR: setting(
    "Where everything is kept: databases, uploads, secrets.json, the site's caches (in site/) and the intake's journal (in intake/).",
    kinds.text,
    { shown: "./data" },
  ),
  SECURITY_CONTACT: setting(
    "Whom to tell of a weakness, an e-mail address or a page: /.well-known/security.txt says it (RFC 9116). Not set, there is none.",
    kinds.contact,
  ),
  TRUST_PROXY: setting(
    "Whose word is taken for a visitor's address: none, the number of proxies in front, or their addresses (10.0.0.0/8,::1).",
    kinds.trustedProxies,
    { byDefault: "none" },
  ),
  PAGE_TTL: setting(
    "How long a page is fresh when the content host does not say that something changed (60s, 5m, 1h).",
    kinds.duration,
    { byDefault: "60s" },
  ),
  PAGE_CACHE_MB: setting("Megabytes of finished pages in memory.", kinds.count, {
    byDefault: "64",
  }),
  PICTURE_CACHE_MB: setting("Megabytes of resized pictures on disk.", kinds.count, {
    byDefault: "1024",
  }),
  LOG_LEVEL: setting(
    "Least severe lines that are written, by both apps: trace, debug (files and pictures too), info (one line a page, form or call), warn, error, fatal, silent.",
    kinds.oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent"),
    { byDefault: "info" },
  ),
};

export const secrets = {
  PURGE_SECRET: setting(
    "Signs what the content host tells the site (POST /purge); the same on both sides.",
    kinds.secret,
    { isSecret: true },
  ),
  FORM_SECRET: setting("Signs captcha challenges and text questions.", kinds.secret, {
    isSecret: true,
  }),
  FORM_KEY: setting(
    "Shown to the content host with each delivered form, so that it takes none from strangers; set to nothing (FORM_KEY=), it takes all.",
    kinds.secret,
    { isSecret: true },
  ),
  PAYLOAD_SECRET: setting("Signs the editors' sessions.", kinds.secret, { isSecret: true }),
};

export const forms = {
  FORM_CONTACT_URL: setting(
    "Where contact messages are sent: an address, or the number of a Contact Form 7 form on the content host (123); not set, the contract's own.",
    kinds.formAddress,
  ),
  FORM_RESUME_URL: setting("Resumes, in the same way.", kinds.formAddress),
  FORM_PRICE_REQUEST_URL: setting("Price requests, in the same way.", kinds.formAddress),
  FORM_SURVEY_URL: setting("Surveys, in the same way.", kinds.formAddress),
  FORM_RATE_ADDRESS: setting(
    "How often one visitor's address may send a form (posts/time, or off); an office behind one address is many people.",
    kinds.rate("posts"),
    { byDefault: "20/10m" },
  ),
  FORM_RATE_OVERALL: setting(
    "How often all visitors together may send one, for each process (with REDIS_URL or DATABASE_URL for all).",
    kinds.rate("posts"),
    { byDefault: "600/1m" },
  ),
  FORM_QUESTION: setting(
    "1 asks a visitor without JavaScript a question in plain words in place of the captcha, 0 takes forms with JavaScript only. A script answers the question too.",
    kinds.flag,
    { byDefault: "1" },
  ),
  FORM_QUESTION_ADDRESS: setting(
    "How many messages one visitor's address may send by that question (posts/time, or off).",
    kinds.rate("posts"),
    { byDefault: "5/1h" },
  ),
  FORM_QUESTION_OVERALL: setting(
    "How many all visitors together may send by it, for each process (with REDIS_URL or DATABASE_URL for all).",
    kinds.rate("posts"),
    { byDefault: "60/1h" },
  ),
  FORM_QUICKEST: setting(
    "A form sent sooner than this after it was begun was filled in by a machine; 0 takes it all the same.",
    kinds.duration,
    { byDefault: "2s" },
  ),
  FORM_UPLOADS: setting(
    "Posts with a file that may be on their way in at once, in each process, a quarter of them from one address; more get the failure text and are asked to try again.",
    kinds.count,
    { byDefault: "32" },
  ),
  CLAMD_URL: setting(
    "ClamAV's daemon, by which files are scanned (tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl); not set, they are not.",
    kinds.clamdUrl,
    { isSecret: true },
  ),
  CAPTCHA_PROVIDER: setting(
    "What tells people from machines: altcha (self-hosted), turnstile, hcaptcha or recaptcha (v2, the checkbox).",
    kinds.oneOf("altcha", "turnstile", "hcaptcha", "recaptcha"),
    { byDefault: "altcha" },
  ),
  CAPTCHA_SITE_KEY: setting("The vendor's public key; altcha needs none.", kinds.text),
  CAPTCHA_SECRET: setting("The vendor's secret key; altcha needs none.", kinds.text, {
    isSecret: true,
  }),
  CAPTCHA_WORK: setting(
    "Guesses that a visitor's machine makes on average for altcha (250: about half a second); more holds robots up longer, slow phones too.",
    kinds.count,
    { byDefault: "250" },
  ),
  DATABASE_URL: setting(
    "PostgreSQL for the intake's journal (postgres://user:password@host/name); not set means SQLite in DATA_DIR/intake.",
    kinds.databaseUrl,
    { isSecret: true },
  ),
  REDIS_URL: setting(
    "Redis or Valkey (redis://user:password@host:6379, rediss:// for TLS), by which several sites tell each other of changes and count posts together; not set means PostgreSQL for both where DATABASE_URL is, else each counts for itself.",
    kinds.redisUrl,
    { isSecret: true },
  ),
  SMTP_URL: setting(
    "Mail server for notices of new submissions (smtp://user:password@host:587, or smtps://…:465); not set means no emails.",
    kinds.smtpUrl,
    { isSecret: true },
  ),
  MAIL_TO: setting(
    "Who gets those notices, separated by commas; needed with SMTP_URL.",
    kinds.mailAddresses,
  ),
  MAIL_FROM: setting(
    "Whom they come from; not set, the first address of MAIL_TO.",
    kinds.mailAddress,
  ),
  MAIL_ACKNOWLEDGE: setting(
    "1 sends the visitor an email that the submission has arrived (without a word of what was typed; three a day to one address), 0 does not.",
    kinds.flag,
    { byDefault: "0" },
  ),
  WEBHOOK_URL: setting(
    "Where else each submission is posted, as signed JSON (Standard Webhooks 1.0).",
    kinds.webAddress,
    { isSecret: true },
  ),
  WEBHOOK_SECRET: setting(
    "Signs those posts; at least 16 characters, needed with WEBHOOK_URL.",
    kinds.secret,
    { isSecret: true },
  ),
  RETENTION_DAYS: setting(
    "Days after which submissions delivered (or set aside) are removed with their files; not set means never.",
    kinds.count,
  ),
};

export const contentHost = {
  CMS_PORT: setting("Port the content host listens on.", kinds.fixedPort, { byDefault: "4000" }),
  CMS_HOST: setting(
    "Address it listens on; editors from elsewhere come through a proxy.",
    kinds.hostName,
    { byDefault: "127.0.0.1" },
  ),
  CMS_URL: setting("Origin under which editors open the admin.", kinds.origin, {
    shown: "http://127.0.0.1:4000",
  }),
  CMS_DATABASE_URL: setting(
    "PostgreSQL for the content (postgres://user:password@host/name); not set means SQLite in DATA_DIR.",
    kinds.databaseUrl,
    { isSecret: true },
  ),
  ADMIN_EMAIL: setting(
    "E-mail address of the first user; not set, it is in DATA_DIR/secrets.json.",
    kinds.mailAddress,
  ),
  ADMIN_PASSWORD: setting(
    "Password of the first user, at least 10 characters; not set, one is made and printed once.",
    kinds.password,
    { isSecret: true },
  ),
  ADMIN_RESET: setting(
    "1 gives the user ADMIN_EMAIL the password ADMIN_PASSWORD at this start: the way back in for a locked-out admin.",
    kinds.flag,
    { byDefault: "0" },
  ),
  CMS_TRUST_PROXY: setting(
    "How many proxies stand in front of the content host, whose word is taken for an editor's address (none, 1, 2). Without it the content host does not start under an https address (CMS_URL): guessed passwords are counted by that address.",
    kinds.proxyCount,
    { shown: "none" },
  ),
  LOGIN_RATE_ADDRESS: setting(
    "How often one address may fail to log in (attempts/time, or off).",
    kinds.rate("failed logins"),
    { byDefault: "20/10m" },
  ),
  REQUIRE_SECOND_FACTOR: setting(
    "1 lets admins log in with a second factor (TOTP) only; whoever has none sets it up at the next login.",
    kinds.flag,
    { byDefault: "0" },
  ),
  PUBLISH_ALONE: setting(
    "1 lets everybody publish alone again where the admin says that publishing needs a second person: for an emergency in which there is none. Log, audit log and dashboard say so.",
    kinds.flag,
    { byDefault: "0" },
  ),
  SEED_DEMO: setting(
    "1 fills an empty database with the demo content, 0 with neutral pages that claim nothing and that an import replaces.",
    kinds.flag,
    { byDefault: "1" },
  ),
  PURGE_URL: setting(
    "Where the site is told what changed; several sites without a bus (REDIS_URL, DATABASE_URL) are named each, separated by commas.",
    kinds.webAddresses,
    { shown: "http://127.0.0.1:3000/purge" },
  ),
};

/** In the order of `.env.example`. */
export const GROUPS = [
  { title: "The site (apps/site)", settings: site },
  {
    title:
      "Secrets: not set, they are made on the first start and kept in DATA_DIR/secrets.json; at least 16 characters",
    settings: secrets,
  },
  {
    title: "Forms: where each is delivered; by default the content host's own address for it",
    settings: forms,
  },
  { title: "Several sites, and a CDN in front of them", settings: cdn },
  { title: "The content host (apps/cms)", settings: contentHost },
  { title: "A bucket for files (both apps)", settings: bucket },
  {
    title:
      "The company's login (OpenID Connect) to the admin; the first four together, or none of them",
    settings: companyLogin,
  },
  {
    title:
      "Containers (compose.yaml), which want SITE_URL, SITE_NAME, CMS_NAME and a digest of each image that runs",
    settings: containers,
  },
  { title: "Commands, development and tests", settings: development },
];
