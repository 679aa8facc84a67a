/**
 * A call that failed. The message names the call, its address and what was wrong (with the path in
 * the JSON).
 * `cause` is there when the host could not be reached or did not finish its answer, and only then.
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly call: string;
  readonly url: string;
  readonly problem: string;
  /**
   * The host does not serve this call: no such route, or a page in its place. Nothing is said of
   * the record: a host that has always been so has none, one that served it yesterday is broken.
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
