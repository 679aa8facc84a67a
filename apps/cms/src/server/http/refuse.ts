/** An error in Payload's format: the admin shows the message. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { "cache-control": "no-store" } });

export const forbid = (): Response =>
  refuse(403, "Your role does not allow this. Contact an admin.");
