import { post, type Posting } from "#deliver/http.ts";
import type { Delivery } from "#deliver/deliverer.ts";

/** `publicFetch`, loaded with the first delivery that needs it. */
export async function loadPublicFetch(): Promise<typeof globalThis.fetch> {
  const { publicFetch } = await import("@meridian/http/public-fetch");
  return publicFetch();
}

/**
 * `post` to an address of another program: one in a private network is refused for good, with `hint`
 * as the end of the sentence. `fetch` checks each connection, as `publicFetch` does.
 */
export async function postPublic(
  { fetch, ...posting }: Posting,
  hint: string,
  ...[url, init, judge]: [string, Parameters<typeof post>[2], Parameters<typeof post>[3]]
): Promise<Delivery> {
  const { notPublic } = await import("@meridian/http/public-fetch");
  let refusal: string | undefined;
  const watched: typeof fetch = (...request) =>
    fetch(...request).catch((error: unknown) => {
      refusal = notPublic(error);
      throw error;
    });
  const delivery = await post({ ...posting, fetch: watched }, url, init, judge);
  return refusal === undefined
    ? delivery
    : { outcome: "refused", error: `its address ${refusal}: ${hint}` };
}
