import { feedbackAddress } from "@meridian/contract/form-host/form-address";
import type { HostTargets } from "@meridian/intake";
import type { Settings } from "#server/config/settings.ts";

type HostTargetSettings = Pick<Settings, "contentHost" | "formUrls" | "formKey"> &
  Partial<Pick<Settings, "contentApi">>;

/**
 * Where each kind of form is delivered: the contract's address for it on the content host, unless a
 * setting names another, or the number of a form there (API-03).
 */
export function hostTargets({
  contentHost,
  contentApi,
  formUrls,
  formKey,
}: HostTargetSettings): HostTargets {
  const target = (call: keyof Settings["formUrls"]) => {
    const url = feedbackAddress(contentHost, call, formUrls[call], contentApi);
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
