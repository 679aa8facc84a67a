export type ReceiveReason =
  | "not-multipart"
  | "files-too-large"
  | "fields-too-large"
  | "too-slow"
  | "busy"
  | "broken"
  | "unavailable";

/**
 * A post that could not be read to its end. `fields` and `fileNames` were read before, for the
 * response page; its files are removed.
 */
export class ReceiveError extends Error {
  override readonly name = "ReceiveError";
  readonly reason: ReceiveReason;
  fields: Record<string, string> = {};
  fileNames: string[] = [];

  constructor(reason: ReceiveReason, problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.reason = reason;
  }
}

export const asReceiveError = (error: unknown, reason: ReceiveReason): ReceiveError =>
  error instanceof ReceiveError
    ? error
    : new ReceiveError(reason, error instanceof Error ? error.message : String(error), {
        cause: error,
      });
