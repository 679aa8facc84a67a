/** An email through the site about a draft that was sent or sent back. The dashboard lists it too. */
import type { PayloadRequest } from "payload";
import type { SiteClient } from "#server/site-client.ts";
import { afterCommit } from "#server/transactions.ts";

interface Sent {
  action: "ask" | "back";
  /** In an editor's terms: kind, title and address in the admin. */
  kind: string;
  title: string;
  address: string;
  note: string;
  /** Of the draft. */
  writer: number | null | undefined;
}

/** Maximum recipients and characters of one email. */
const MOST = 50;
const LONGEST_TITLE = 120;

/** Editors and admins, or the draft's writer; not the person who acts. */
async function recipientsOf(
  { payload, user }: PayloadRequest,
  { action, writer }: Sent,
): Promise<string[]> {
  const { docs } = await payload.find({
    collection: "users",
    where:
      action === "ask" ? { role: { in: ["admin", "editor"] } } : { id: { equals: writer ?? 0 } },
    sort: "id",
    limit: MOST,
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(({ id, email }) => (id === user?.id ? [] : email));
}

/** After the commit, without waiting for the site. A failure is logged. */
export async function notify(req: PayloadRequest, sent: Sent): Promise<void> {
  const { payload } = req;
  const { site }: { site?: SiteClient } = payload.config.custom;
  const to = await recipientsOf(req, sent);
  if (!site || to.length === 0) return;
  const title = `${sent.kind}: ${[...sent.title].slice(0, LONGEST_TITLE).join("")}`;
  const what = sent.action === "ask" ? "For review" : "Sent back";
  const by = sent.action === "ask" ? "sends this draft for review" : "sends your draft back";
  const parts = [
    `${req.user?.email ?? "A colleague"} ${by}: ${title}`,
    sent.note,
    `${payload.config.serverURL}${sent.address}`,
  ];
  const email = { to, subject: `${what}: ${title}`, text: parts.filter(Boolean).join("\n\n") };
  await afterCommit(req, () => {
    void site
      .mail(email)
      .catch((error: unknown) =>
        payload.logger.warn({ err: error, msg: "review: colleagues got no email about a draft" }),
      );
  });
}
