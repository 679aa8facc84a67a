import {
  campaignPath,
  referrerOf,
  type Counter,
  type CounterChoice,
  type CounterPage,
} from "#app/analytics/counter.ts";

/** Plausible through its events API: without its script and cookies. */
export function countWithPlausible(
  page: CounterPage,
  { site: domain, host }: CounterChoice,
): Counter {
  const { origin } = page.location;
  const send = (name: string, url: string, props?: object): void =>
    page.post(
      `${host}/api/event`,
      JSON.stringify({ name, url, domain, referrer: referrerOf(page), ...(props && { props }) }),
      "text/plain",
    );
  return {
    pageView: ({ path }) => send("pageview", origin + campaignPath(path)),
    download: ({ pathname: file }) => send("download", origin + page.location.pathname, { file }),
    formStep: ({ form, step }) => send(`form ${step}`, origin + page.location.pathname, { form }),
  };
}
