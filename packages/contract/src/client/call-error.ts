/**
 * A call that failed. The message has the call, its address and the problem (with the path in the
 * JSON). `cause` is set only when the host could not be reached or did not finish its response.
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly call: string;
  readonly url: string;
  readonly problem: string;
  /**
   * The host does not serve this call: no such route, or a page in its place. Whether the record
   * exists is unknown: a host that never served it has none, one that served it yesterday is
   * broken.
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
