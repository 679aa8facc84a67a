import { pathOf, type Counter, type CounterPage } from "#app/analytics/counter.ts";

export const VISITS = "/visits";

/** No cookie, only the path. Another query on the same page is not counted. */
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
