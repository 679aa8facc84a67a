import type { UIFieldServerProps } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";
import { USUAL_HOURS } from "#inbox/notifications.ts";
import { readTemplates, valuesOf } from "#inbox/replies/read-templates.ts";
import { readThread } from "#inbox/replies/reply-endpoints.ts";
import { ReplyPanel } from "#inbox/screens/reply-panel.tsx";
import type { Submission } from "#payload-types.ts";
import type { SiteClient } from "#server/site-client.ts";

/** The letters to the sender, and the next one (OWN-90). */
export async function Replies({ data, payload, user, i18n }: UIFieldServerProps) {
  const {
    id,
    status = "new",
    email,
    files,
    subject,
    sender,
    vacancy,
    language,
    answerAt,
  }: Partial<Submission> = data ?? {};
  if (id === undefined || !user) return null;
  const site: SiteClient = payload.config.custom.site;
  const writer = await payload.findByID({ collection: "users", id: user.id, depth: 0 });
  const { email: replyTo, name } = writer;
  const [thread, templates, { signature, rejectionHours }] = await Promise.all([
    readThread({ payload, i18n }, site, { id, status, files, email, answerAt }),
    readTemplates(payload, {
      t: adminWords(i18n),
      language,
      values: valuesOf({ sender, vacancy }, writer),
    }),
    payload.findGlobal({ slug: "notifications", depth: 0 }),
  ]);
  return (
    <ReplyPanel
      submission={id}
      to={email ?? ""}
      sender={sender ?? ""}
      about={subject ?? ""}
      writer={{ id: writer.id, name: name || replyTo, replyTo }}
      templates={templates}
      signature={(writer.signature || signature || "").trim()}
      rejectionHours={rejectionHours ?? USUAL_HOURS}
      first={thread}
    />
  );
}
