import {
  campaignPath,
  referrerOf,
  type Counter,
  type CounterChoice,
  type CounterPage,
} from "#app/analytics/counter.ts";

/** Umami through its sending API: without its script and cookies. */
export function countWithUmami(page: CounterPage, { site: website, host }: CounterChoice): Counter {
  const send = (url: string, title: string, event?: { name: string; data: object }): void =>
    page.post(
      `${host}/api/send`,
      JSON.stringify({
        type: "event",
        payload: {
          website,
          hostname: page.location.hostname,
          url,
          title,
          referrer: referrerOf(page),
          ...event,
        },
      }),
      "application/json",
    );
  return {
    pageView: ({ path, title }) => send(campaignPath(path), title),
    download: ({ pathname: file }) =>
      send(page.location.pathname, page.document.title, { name: "download", data: { file } }),
    formStep: ({ form, step }) =>
      send(page.location.pathname, page.document.title, { name: `form ${step}`, data: { form } }),
  };
}
