import { companyLogin } from "#company-login.ts";
import { containers } from "#commands.ts";
import { cdn } from "#cdn.ts";
import * as cms from "#content-host.ts";
import { delivery, protection } from "#forms.ts";
import * as bothApps from "#both-apps.ts";
import * as site from "#site.ts";
import { entriesOf, settingsIn, type Details, type Entries } from "#setting.ts";

interface Section {
  title: string;
  intro?: string;
  settings: Details[];
}

const section = (title: string, groups: readonly Entries[], intro?: string): Section => ({
  title,
  intro,
  settings: groups.flatMap(settingsIn),
});

export const SECTIONS: readonly Section[] = [
  section("Addresses and proxies", [bothApps.addresses, site.addresses, cms.addresses]),
  section("Data, databases and files", [site.databases, cms.databases, bothApps.data]),
  section(
    "Secrets",
    [bothApps.secrets, site.secrets, cms.secrets],
    "A secret that is not set is created at the first start and stored in DATA_DIR/secrets.json.",
  ),
  section("Content", [site.contentHost, bothApps.copy, cms.content]),
  section("Delivery of forms", [delivery]),
  section("Protection of forms", [protection]),
  section("Users and login", [cms.users]),
  section(
    "Company login (OpenID Connect)",
    [entriesOf(companyLogin)],
    "Set the first four together, or none of them.",
  ),
  section("Caches, log and contact", [site.caches, bothApps.log, site.contact]),
  section("Several sites, CDN", [site.severalSites, entriesOf(cdn)]),
  section("OpenTelemetry", [site.telemetry]),
  section(
    "Containers (compose.yaml)",
    [containers],
    "Needed: SITE_URL, SITE_NAME, CMS_NAME, and the digest of each image, for which docs/operations.md has the command.",
  ),
];

const namesIn = (schema: Parameters<typeof entriesOf>[0]): Set<string> =>
  new Set(settingsIn(entriesOf(schema)).map(({ name }) => name));
const READERS = [
  { app: "site", names: namesIn(site.siteSettings) },
  { app: "content host", names: namesIn(cms.contentHostSettings) },
];

const WIDTH = 120;

/** A comment of lines of at most `WIDTH` characters. */
function commented(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length + 3 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join("\n");
}

const shownOf = (details: Details): string => details.default ?? details.shownDefault ?? "";

/** Its readers, and whether it may be in a file, before the meaning. */
function describedOf({ name, meaning, accepted, isSecret }: Details): string {
  const readers = READERS.filter(({ names }) => names.has(name)).map(({ app }) => app);
  const flags = [readers.join(", "), isSecret ? "secret" : ""].filter(Boolean).join("; ");
  return [
    commented(flags === "" ? meaning : `[${flags}] ${meaning}`),
    ...(accepted === "a text" ? [] : [commented(`Accepted: ${accepted}.`)]),
  ].join("\n");
}

/** `.env.example`: all settings, commented out, with defaults. */
export const exampleFile = (): string =>
  [
    "# Settings. Copy this file to .env and remove the # of each line that you change; the values shown are the defaults.",
    "# The environment overrides .env; an empty value counts as not set. Each app reads its settings once, at its start. If one is",
    "# wrong, the app reports all wrong ones, one line for each, and does not start. It logs a line for each one that was removed",
    "# and is still set, with what applies now.",
    "# Before each meaning is who reads the setting. A secret may be in a separate file, as Docker, systemd and Kubernetes pass",
    "# secrets: set its name with _FILE at the end to the file's path. One newline at the end of the file does not count. It is an",
    "# error if both are set, or if the file is empty or cannot be read.",
    "# Written by `npm run settings` from `packages/settings/src`.",
    ...SECTIONS.flatMap(({ title, intro, settings }) => [
      `\n# --- ${title} ---`,
      ...(intro ? [commented(intro)] : []),
      "",
      ...settings.map((details) => `${describedOf(details)}\n#${details.name}=${shownOf(details)}`),
    ]),
    "",
  ].join("\n");
