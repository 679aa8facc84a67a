/** Settings of compose.yaml, commands and tests, which no app reads. */
import * as kinds from "#kinds.ts";
import { setting } from "#setting.ts";

const named = (name: string, meaning: string, shownDefault?: string) =>
  setting(name, kinds.text, meaning, { shownDefault });

const digest = (name: string, image: string) =>
  named(name, `Digest of the image ${image} (sha256:…). docs/operations.md has the command.`);

export const containers = {
  siteName: named("SITE_NAME", "Host name of the site, as in SITE_URL."),
  siteAlias: named(
    "SITE_ALIAS",
    "Another host name that redirects to SITE_URL: example.com if the site is www.example.com. The certificate needs it, too.",
  ),
  cmsName: named("CMS_NAME", "Host name of the admin. CMS_URL follows from it."),
  hsts: named(
    "HSTS",
    "The Strict-Transport-Security header of nginx: add `; includeSubDomains` for all subdomains, and `; preload` after it.",
    "max-age=31536000",
  ),
  nodeDigest: digest("NODE_DIGEST", "node:26-trixie-slim"),
  postgresDigest: digest("POSTGRES_DIGEST", "postgres:17"),
  nginxDigest: digest("NGINX_DIGEST", "nginx:1.30"),
  valkeyDigest: digest("VALKEY_DIGEST", "valkey/valkey:9"),
  versitygwDigest: digest("VERSITYGW_DIGEST", "versity/versitygw:v1.7.0"),
  siteCount: named("SITE_COUNT", "Number of sites behind nginx (docs/scaling.md).", "1"),
  cmsCount: named("CMS_COUNT", "Number of content hosts.", "1"),
};

export const development = {
  logFormat: named(
    "LOG_FORMAT",
    "What `npm start`, `site`, `cms` and `dev` print: text (short lines) or json (the servers' own lines). Not set: text in a terminal, json elsewhere.",
  ),
  testPort: named(
    "TEST_PORT",
    "First of the ports of the tests. Each checkout on a machine needs its own.",
    "4300",
  ),
  wordpressPlugins: named(
    "WORDPRESS_PLUGINS",
    "Folders of WordPress plugins, separated by colons, that `npm run wordpress` installs next to ours: ACF's, Contact Form 7's, Polylang's.",
  ),
  wordpressCore: named(
    "WORDPRESS_CORE",
    "Folder of the WordPress that `npm run wordpress` copies; Debian's without it.",
  ),
  demoPort: named("DEMO_PORT", "Port of the demo host.", "4010"),
  demoControl: named(
    "DEMO_CONTROL",
    "1 lets other processes change the demo host's responses, at /_demo/….",
    "0",
  ),
  demoLanguages: named(
    "DEMO_LANGUAGES",
    "Further languages of the demo host, separated by commas: de.",
  ),
  chromePath: named(
    "CHROME_PATH",
    "Chromium for tests and bench. Not set: it is searched for, and installed if that is possible.",
  ),
};
