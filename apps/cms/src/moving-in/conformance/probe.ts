import type { HttpClientOptions } from "#moving-in/conformance/http-client.ts";
import { boundedFetch } from "@meridian/http/bounded-fetch";
import { inTurn } from "@meridian/http/in-turn";

export interface Look {
  /** Why not, as the end of a sentence about the address. */
  problem?: string;
  type: string;
}

/** Whether an address exists, without downloading it. Never rejects. */
export type Probe = (address: string) => Promise<Look>;

const AT_ONCE = 4;
const REDIRECTS = 5;

class Seen extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("seen");
    this.response = response;
  }
}

export function createProbe({ timeout = 10_000, fetch }: HttpClientOptions): Probe {
  const turn = inTurn(AT_ONCE);
  const look = async (address: string): Promise<Look> => {
    try {
      await boundedFetch(address, {
        timeoutMs: timeout,
        most: 1,
        redirects: REDIRECTS,
        ...(fetch && { fetch }),
        headers: { accept: "*/*" },
        onHead: (response) => {
          throw new Seen(response);
        },
      });
    } catch (error) {
      if (!(error instanceof Seen))
        return { problem: error instanceof Error ? error.message : String(error), type: "" };
      const { status, headers } = error.response;
      return {
        type: headers.get("content-type")?.toLowerCase() ?? "",
        ...(status >= 400 && { problem: `answered HTTP ${status}` }),
      };
    }
    return { type: "" };
  };
  return (address) => turn(() => look(address));
}
