import { addressOf } from "@meridian/contract";
import type { HostTargets } from "@meridian/intake";
import type { Settings } from "#server/config/settings.ts";

/**
 * Where each kind of form is delivered: the content host's own address for it, unless a setting
 * names another (API-03).
 */
export function hostTargets({
  contentHost,
  formUrls,
  formKey,
}: Pick<Settings, "contentHost" | "formUrls" | "formKey">): HostTargets {
  const target = (call: keyof Settings["formUrls"]) => {
    const url = formUrls[call] ?? contentHost + addressOf(call);
    // The key is between us and our content host; a stranger's form address must not learn it.
    return new URL(url).origin === new URL(contentHost).origin ? { url, key: formKey } : { url };
  };
  return {
    contact: target("contactForm"),
    resume: target("resumeForm"),
    "price-request": target("priceRequestForm"),
    survey: target("surveyForm"),
  };
}
