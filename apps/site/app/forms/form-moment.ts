import { usePageData } from "#app/islands/page-data.ts";
import type { Moment } from "#app/islands/use-script.ts";

/**
 * A form looks the same before and after its island has loaded, so it loads when touched; not with
 * a vendor's widget, nor after a post without script, when the question gives way to the captcha.
 */
export function useFormMoment(): Moment {
  const { forms } = usePageData();
  return forms?.captcha.provider === "altcha" && !forms.outcome ? "touch" : "near";
}
