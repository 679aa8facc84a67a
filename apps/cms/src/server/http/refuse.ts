/** An error response in Payload's form: the admin shows its message. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { "cache-control": "no-store" } });

/** For a user whose role does not allow the request. */
export const forbid = (): Response =>
  refuse(403, "Your role does not allow this. Contact an admin.");
