import { named } from "./setting.ts";

const digest = (image: string) =>
  named(
    `Digest of the image ${image} (sha256:…): what is run is that image and no later one. docs/operations.md has the command.`,
  );

export const containers = {
  SITE_NAME: named("Name visitors open, as in SITE_URL."),
  SITE_ALIAS: named(
    "Another name that leads to SITE_URL: example.com where the site is www.example.com. The certificate names it too.",
  ),
  CMS_NAME: named("Name editors open; CMS_URL is made of it."),
  HSTS: named(
    "What browsers are told of https, by nginx: with `; includeSubDomains` for every name beneath too, and with `; preload` behind it.",
    "max-age=31536000",
  ),
  NODE_DIGEST: digest("node:26-trixie-slim"),
  POSTGRES_DIGEST: digest("postgres:17"),
  NGINX_DIGEST: digest("nginx:1.30"),
  VALKEY_DIGEST: digest("valkey/valkey:9"),
  VERSITYGW_DIGEST: digest("versity/versitygw:v1.7.0"),
  SITE_COUNT: named("How many sites run behind nginx (docs/scaling.md).", "1"),
  CMS_COUNT: named("How many content hosts run.", "1"),
};
