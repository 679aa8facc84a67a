import type { Purpose } from "@meridian/contract/tags";
import { campaignPath, pathOf } from "#app/analytics/counter.ts";
import type { FormStep } from "#app/analytics/visit-events.ts";
import { loadScript, type TagPage } from "#app/analytics/tags/tag-page.ts";

const HOST = "https://www.googletagmanager.com";

interface GoogleIds {
  gtm: string;
  googleAnalytics: string;
  /** `AW-123456789`, or with a conversion's label after `/`. */
  googleAds: string;
}

/** What may run now; "" for what may not. */
export interface AllowedGoogle extends GoogleIds {
  purposes: ReadonlySet<Purpose>;
}

const STORAGES: Record<string, Purpose> = {
  analytics_storage: "statistics",
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
};
const consentFor = (isGranted: (purpose: Purpose) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(STORAGES).map(([storage, purpose]) => [
      storage,
      isGranted(purpose) ? "granted" : "denied",
    ]),
  );

/** The page without what a query could say about a person; the referrer, too. */
function placeOf({ document, location }: TagPage): Record<string, string> {
  const { referrer } = document;
  return {
    page_location:
      location.origin + campaignPath(location.pathname + location.search, { clicks: true }),
    ...(referrer.startsWith(`${location.origin}/`) && { page_referrer: pathOf(referrer) }),
  };
}

/** Google's tags with Consent Mode in its basic form: before consent nothing of it exists. */
export function googleTags(page: TagPage) {
  const window = page.window as TagPage["window"] & { dataLayer?: unknown[] };
  const configured = new Set<string>();
  let allowed: AllowedGoogle = { gtm: "", googleAnalytics: "", googleAds: "", purposes: new Set() };
  // Google's script recognizes commands by the `arguments` object.
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    (window.dataLayer ??= []).push(arguments);
  };
  const place = (): void => {
    if (configured.has("place")) return;
    configured.add("place");
    gtag("set", placeOf(page));
  };
  const configure = (id: string, options: object): void => {
    if (!configured.has("js")) {
      configured.add("js");
      gtag("js", new Date());
      place();
      loadScript(page, `${HOST}/gtag/js?id=${encodeURIComponent(id)}`);
    }
    if (configured.has(id)) return;
    configured.add(id);
    gtag("config", id, options);
  };
  return {
    allow(now: AllowedGoogle): void {
      const isAny = Boolean(now.gtm || now.googleAnalytics || now.googleAds);
      if (configured.size === 0 && !isAny) return;
      if (configured.size === 0)
        gtag(
          "consent",
          "default",
          consentFor(() => false),
        );
      configured.add("consent");
      gtag(
        "consent",
        "update",
        consentFor((purpose) => now.purposes.has(purpose)),
      );
      // After a withdrawal on this page, and when it is taken back.
      for (const id of [allowed.googleAnalytics, now.googleAnalytics])
        if (id)
          (window as unknown as Record<string, boolean>)[`ga-disable-${id}`] =
            id !== now.googleAnalytics;
      allowed = now;
      const signals = now.purposes.has("marketing");
      if (now.googleAnalytics)
        configure(now.googleAnalytics, {
          allow_google_signals: signals,
          allow_ad_personalization_signals: signals,
        });
      if (now.googleAds) configure(now.googleAds.split("/", 1)[0] ?? "", {});
      if (now.gtm && !configured.has(now.gtm)) {
        configured.add(now.gtm);
        place();
        (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
        loadScript(page, `${HOST}/gtm.js?id=${encodeURIComponent(now.gtm)}`);
      }
    },
    formStep({ form, step }: FormStep): void {
      const { gtm, googleAnalytics, googleAds } = allowed;
      if (gtm) window.dataLayer?.push({ event: `form_${step}`, form_id: form });
      if (googleAnalytics)
        gtag("event", `form_${step}`, { form_id: form, send_to: googleAnalytics });
      if (googleAds.includes("/") && step === "sent")
        gtag("event", "conversion", { send_to: googleAds });
    },
  };
}
