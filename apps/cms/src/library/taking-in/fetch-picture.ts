/** Fetches a picture that an editor pasted. */
import { boundedFetch, FetchError, type FetchProblem } from "@meridian/http/bounded-fetch";
import { LARGEST_FILE } from "@meridian/files/pictures/limits";
import { notPublic, publicFetch, type PublicFetchOptions } from "@meridian/http/public-fetch";

/** The message is for the editor: the end of a sentence about the picture. */
export class NotTakenIn extends Error {
  override readonly name = "NotTakenIn";
}

export type FetchPicture = (address: string) => Promise<Buffer>;

const TIMEOUT_MS = 20_000;
const REDIRECTS = 5;
/** Some hosts refuse requests without one. */
const USER_AGENT = "Mozilla/5.0 (compatible; content host, for an editor)";

const TOO_LARGE = `it is larger than ${LARGEST_FILE / 2 ** 20} MB`;

const PROBLEMS: Record<FetchProblem, string> = {
  redirects: "its address redirects too often",
  timeout: `its host took more than ${TIMEOUT_MS / 1000} s`,
  "too large": TOO_LARGE,
  unreachable: "its host could not be reached",
};

/** Refuses before the body is read. */
function checkHead({ ok, status, headers }: Response): void {
  if (status === 401 || status === 403) throw new NotTakenIn("it is not public");
  if (!ok) throw new NotTakenIn(`its host answered ${status}`);
  if (Number(headers.get("content-length") ?? 0) > LARGEST_FILE) throw new NotTakenIn(TOO_LARGE);
  if (/^text\/html\b/i.test(headers.get("content-type") ?? ""))
    throw new NotTakenIn("its address leads to a page, maybe a login");
}

function reasonOf(error: unknown): string | undefined {
  const reason = notPublic(error);
  if (reason !== undefined) return `its address ${reason}`;
  return error instanceof FetchError ? PROBLEMS[error.problem] : undefined;
}

export function createFetchPicture(options: PublicFetchOptions): FetchPicture {
  const fetch = publicFetch(options);
  return async (address) => {
    try {
      const { body } = await boundedFetch(address, {
        timeoutMs: TIMEOUT_MS,
        most: LARGEST_FILE,
        redirects: REDIRECTS,
        fetch,
        headers: { accept: "image/*", "user-agent": USER_AGENT },
        onHead: checkHead,
      });
      return body;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      throw new NotTakenIn(reason, { cause: error });
    }
  };
}
