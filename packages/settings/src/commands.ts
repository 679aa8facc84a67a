/** Settings of compose.yaml, which no app reads. */
import * as kinds from "#kinds.ts";
import { setting } from "#setting.ts";

const named = (name: string, meaning: string, shownDefault?: string) =>
  setting(name, kinds.text, meaning, { shownDefault });

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
};
