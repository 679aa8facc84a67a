/**
 * A picture that cannot be had. `status` is the visitor's: 404 the host has none, 502 the host
 * fails, 503 too much at once.
 */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly status: 404 | 502 | 503;

  constructor(status: 404 | 502 | 503, problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.status = status;
  }
}
