export interface Posting {
  signal: AbortSignal;
  /** How much of the body is on its way, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Posts a body and resolves with the answer, whatever its status. Rejects when there is none, or
 * the signal ended it.
 */
export type Post = (address: string, body: FormData, posting: Posting) => Promise<Response>;

/**
 * Bytes that browsers let a page that is left go on sending (Fetch, 4.6: 64 KiB in all), with room
 * for the rest of the request.
 */
const OUTLIVES = 60_000;

/**
 * Words go on being sent though the visitor walks on to another page; of a file, which may not,
 * they are told how much has gone, and asked before they leave.
 */
export const postForm: Post = (address, body, posting) =>
  bytesOf(body) <= OUTLIVES
    ? postWords(address, body, posting)
    : asking(postFile(address, body, posting));

/** About so many: names and boundaries are some hundred bytes a part. */
const bytesOf = (body: FormData): number =>
  [...body].reduce(
    (sum, [, value]) =>
      sum + 200 + (typeof value === "string" ? new Blob([value]).size : value.size),
    0,
  );

const postWords: Post = (address, body, { signal }) =>
  fetch(address, {
    method: "POST",
    body,
    headers: { accept: "application/json" },
    keepalive: true,
    signal,
  });

/** Until the answer is there, the browser asks whether the page is to be left. */
async function asking(answer: Promise<Response>): Promise<Response> {
  const ask = (event: Event): void => event.preventDefault();
  addEventListener("beforeunload", ask);
  return answer.finally(() => removeEventListener("beforeunload", ask));
}

/** By XMLHttpRequest: `fetch` does not say how much of a file has gone. */
const postFile: Post = (address, body, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    const lost = (): void => reject(new TypeError(`${address} gave no answer`));
    request.upload.addEventListener(
      "progress",
      ({ loaded, total }) => total > 0 && onProgress?.(loaded / total),
    );
    request.addEventListener("load", () =>
      resolve(new Response(request.response, { status: request.status })),
    );
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, lost);
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop, { once: true });
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "arraybuffer";
    if (signal.aborted) lost();
    else request.send(body);
  });
