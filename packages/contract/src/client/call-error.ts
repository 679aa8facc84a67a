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

  constructor(
    call: string,
    url: string,
    problem: string,
    { isUnserved = false, ...options }: ErrorOptions & { isUnserved?: boolean } = {},
  ) {
    super(`content host, call ${call} (${url}): ${problem}`, options);
    this.call = call;
    this.url = url;
    this.problem = problem;
    this.isUnserved = isUnserved;
  }
}
