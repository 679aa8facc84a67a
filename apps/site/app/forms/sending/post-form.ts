export interface Posting {
  signal: AbortSignal;
  /** Sent fraction of the body, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Resolves with a response of any status; rejects without one or on abort. */
export type Post = (address: string, body: FormData, posting: Posting) => Promise<Response>;

/** Bytes that browsers still send after the page is left (Fetch, 4.6: 64 KiB), minus a margin. */
const OUTLIVES = 60_000;

/** Text arrives even if the visitor leaves; uploads show progress and a leave warning. */
export const postForm: Post = (address, body, posting) =>
  bytesOf(body) <= OUTLIVES
    ? postWords(address, body, posting)
    : withLeaveWarning(postFile(address, body, posting));

/** An estimate: names and boundaries take some hundred bytes per part. */
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

async function withLeaveWarning(answer: Promise<Response>): Promise<Response> {
  const warn = (event: Event): void => event.preventDefault();
  addEventListener("beforeunload", warn);
  return answer.finally(() => removeEventListener("beforeunload", warn));
}

/** XMLHttpRequest, because `fetch` does not report upload progress. */
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
