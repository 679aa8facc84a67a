import { randomUUIDv7 } from "node:crypto";
import type { Payload } from "payload";

let made = 0;
/** A submission with a reply that was sent. */
export async function newAnsweredThread(payload: Payload) {
  const email = `ann${++made}@example.com`;
  const submission = await payload.create({
    collection: "submissions",
    data: { kind: "resume", status: "new", fields: {}, email, address: email },
  });
  const key = randomUUIDv7();
  const at = new Date().toISOString();
  await payload.create({
    collection: "replies",
    data: {
      submission: submission.id,
      key,
      at,
      dueAt: at,
      by: "Ada",
      replyTo: "ada@example.com",
      to: email,
      subject: "Hi",
      text: "Hello",
      state: "sent",
    },
  });
  return { id: submission.id, email, key };
}
