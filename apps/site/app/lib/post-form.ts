export interface Posting {
  signal: AbortSignal;
  /** How much of the body is on its way, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Posts a body and resolves with the answer, whatever its status. Rejects when there is none, or the signal ended it. */
export type Post = (address: string, body: FormData, posting: Posting) => Promise<Response>;

/** By XMLHttpRequest: `fetch` does not say how much of a file has gone. */
export const postForm: Post = (address, body, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    const lost = (): void => reject(new TypeError(`${address} gave no answer`));
    request.upload.addEventListener("progress", ({ loaded, total }) => total > 0 && onProgress?.(loaded / total));
    request.addEventListener("load", () => resolve(new Response(request.response as ArrayBuffer, { status: request.status })));
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, lost);
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    signal.addEventListener("abort", stop, { once: true });
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "arraybuffer";
    if (signal.aborted) lost();
    else request.send(body);
  });
