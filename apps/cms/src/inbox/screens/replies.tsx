import type { UIFieldServerProps } from "payload";
import { readThread } from "#inbox/replies/reply-endpoints.ts";
import { ReplyPanel } from "#inbox/screens/reply-panel.tsx";
import type { Submission } from "#payload-types.ts";
import type { SiteClient } from "#server/site-client.ts";

/** The letters to the sender, and the next one (OWN-90). */
export async function Replies({ data, payload, user }: UIFieldServerProps) {
  const { id, email, subject, sender }: Partial<Submission> = data ?? {};
  if (id === undefined || !user) return null;
  const site: SiteClient = payload.config.custom.site;
  const thread = await readThread({ payload }, site, id);
  const { id: writer, email: replyTo, name } = user;
  return (
    <ReplyPanel
      submission={id}
      to={email ?? ""}
      sender={sender ?? ""}
      about={subject ?? ""}
      writer={{ id: Number(writer), name: String(name || replyTo), replyTo: String(replyTo) }}
      first={thread}
    />
  );
}
