import { pathOf, type Counter, type CounterPage } from "#app/analytics/counter.ts";

export const VISITS = "/visits";

/** The site's own counter: no cookie, only the path. Another query is not counted again. */
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
