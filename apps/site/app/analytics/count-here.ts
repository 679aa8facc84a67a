import { pathOf, type Counter, type CounterPage } from "#app/analytics/counter.ts";

/** Where the site counts its own visits (server/visits/visits.ts). */
export const VISITS = "/visits";

/**
 * The site's own: no cookie, no vendor, nothing but the page's path. Another query on the same page
 * is no other view.
 */
export function countHere({ post, location }: CounterPage): Counter {
  let last = "";
  const send = (visit: object): void => post(VISITS, JSON.stringify(visit), "text/plain");
  return {
    pageView({ path }) {
      const page = pathOf(path);
      if (page !== last) send({ page });
      last = page;
    },
    formStep: ({ form, step }) => send({ page: location.pathname, form, step }),
  };
}
