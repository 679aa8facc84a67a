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

  constructor(call: string, url: string, problem: string, options?: ErrorOptions) {
    super(`content host, call ${call} (${url}): ${problem}`, options);
    this.call = call;
    this.url = url;
    this.problem = problem;
  }
}
