/** `status` of the response: 404 the host has none, 502 the host fails, 503 overloaded. */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly status: 404 | 502 | 503;

  constructor(status: 404 | 502 | 503, problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.status = status;
  }
}
