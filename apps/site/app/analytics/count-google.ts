import { campaignPath, type Counter, type CounterChoice } from "#app/analytics/counter.ts";

interface GoogleWindow {
  dataLayer?: unknown[];
  [disable: `ga-disable-${string}`]: boolean;
}

const SCRIPT = "https://www.googletagmanager.com/gtag/js";

export interface GooglePage {
  window: GoogleWindow;
  document: Pick<Document, "createElement" | "head" | "cookie">;
  location: Pick<Location, "origin" | "pathname" | "hostname">;
}

/** Google Analytics 4, with consent. No advertising features; only this code sends page views. */
export function countWithGoogle(
  { window, document, location }: GooglePage,
  { site: id }: CounterChoice,
): Counter {
  const queue = (window.dataLayer ??= []);
  // Google's script recognizes commands by the `arguments` object.
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  const off = `ga-disable-${id}` as const;
  window[off] = false;
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return {
    pageView: ({ path, title }) =>
      gtag("event", "page_view", {
        page_location: location.origin + campaignPath(path, { clicks: true }),
        page_title: title,
      }),
    download: ({ pathname: file }) => gtag("event", "file_download", { file_name: file }),
    formStep: ({ form, step }) => gtag("event", `form_${step}`, { form_id: form }),
    stop() {
      window[off] = true;
      const names = document.cookie
        .split("; ")
        .map((cookie) => cookie.split("=", 1)[0] ?? "")
        .filter((name) => /^_ga(?:_|$)/.test(name));
      // Google sets its cookies on the widest domain possible.
      const domains = [
        "",
        ...location.hostname
          .split(".")
          .map((_, at, parts) => `;domain=.${parts.slice(at).join(".")}`),
      ];
      for (const name of names)
        for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
    },
  };
}
