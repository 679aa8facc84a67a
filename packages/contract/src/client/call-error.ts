/**
 * A failed call. The message has the call, its address and the problem (with the path in the JSON).
 * `cause` is set only if the host was unreachable or did not finish its response.
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly call: string;
  readonly url: string;
  readonly problem: string;
  /**
   * The host does not serve this call: no such route, or an HTML page. Whether the record exists is
   * unknown: a host that never served the call has none, one that served it before is broken.
   */
  readonly isUnserved: boolean;
  /** The bundled host is not ready yet: it serves the call in a moment. */
  readonly isStarting: boolean;

  constructor(
    call: string,
    url: string,
    problem: string,
    {
      isUnserved = false,
      isStarting = false,
      ...options
    }: ErrorOptions & { isUnserved?: boolean; isStarting?: boolean } = {},
  ) {
    super(`content host, call ${call} (${url}): ${problem}`, options);
    this.call = call;
    this.url = url;
    this.problem = problem;
    this.isUnserved = isUnserved;
    this.isStarting = isStarting;
  }
}
