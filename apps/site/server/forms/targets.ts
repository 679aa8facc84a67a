import { addressOf, restAddress } from "@meridian/contract";
import type { HostTargets } from "@meridian/intake";
import type { Settings } from "#server/config/settings.ts";

type HostTargetSettings = Pick<Settings, "contentHost" | "formUrls" | "formKey"> &
  Partial<Pick<Settings, "contentApi">>;

/**
 * Where each kind of form is delivered: the content host's own address for it, unless a setting
 * names another (API-03).
 */
export function hostTargets({
  contentHost,
  contentApi,
  formUrls,
  formKey,
}: HostTargetSettings): HostTargets {
  const target = (call: keyof Settings["formUrls"]) => {
    const url = formUrls[call] ?? restAddress(contentHost, addressOf(call), contentApi);
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
