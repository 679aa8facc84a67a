import { createClient, type ClientOptions } from "#client/client.ts";

export const service = (id: number) => ({
  id,
  slug: `service-${id}`,
  title: `Service ${id}`,
  data: { short_description: "Short" },
});

export interface Warning {
  details: Record<string, unknown>;
  message: string;
}

/** A client of a host that is a function from an address to a response; `undefined` is a 404. */
export function clientOf(
  answer: (address: string) => unknown,
  options: Partial<ClientOptions> = {},
) {
  const requests: string[] = [];
  const warnings: Warning[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname, search } = new URL(String(input));
    requests.push(decodeURIComponent(pathname + search));
    const reply = answer(decodeURIComponent(pathname + search));
    if (reply instanceof Error) throw reply;
    if (reply instanceof Response) return reply;
    return Response.json(
      reply ?? { code: "rest_post_invalid_id", message: "Invalid post ID.", data: { status: 404 } },
      { status: reply === undefined ? 404 : 200 },
    );
  };
  const client = createClient({
    host: "http://host.test",
    log: { warn: (details, message) => void warnings.push({ details, message }) },
    fetch,
    ...options,
  });
  return { client, requests, warnings };
}
