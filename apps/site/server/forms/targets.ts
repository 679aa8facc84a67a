import { feedbackAddress } from "@meridian/contract/form-host/form-address";
import type { HostTargets } from "@meridian/intake";
import type { Settings } from "#server/config/settings.ts";

type HostTargetSettings = Pick<Settings, "contentHost" | "formUrls" | "formKey"> &
  Partial<Pick<Settings, "contentApi">>;

/**
 * The delivery address of each kind of form: the contract's address on the content host, unless a
 * setting has another address or the form's number there (API-03).
 */
export function hostTargets({
  contentHost,
  contentApi,
  formUrls,
  formKey,
}: HostTargetSettings): HostTargets {
  const target = (call: keyof Settings["formUrls"]) => {
    const url = feedbackAddress(contentHost, call, formUrls[call], contentApi);
    // The key is shared only with the content host, never with another origin.
    return new URL(url).origin === new URL(contentHost).origin ? { url, key: formKey } : { url };
  };
  return {
    contact: target("contactForm"),
    resume: target("resumeForm"),
    "price-request": target("priceRequestForm"),
    survey: target("surveyForm"),
  };
}
