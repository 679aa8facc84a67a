import type { Payload, Where } from "payload";
import type { Proposal, SeoRecord } from "#payload-types.ts";

type Dated = Pick<SeoRecord, "publishAt" | "unpublishAt">;

/**
 * Ends what waits for a row of texts alone: its schedule, and proposals to a second person. The
 * record of the page has a schedule and proposals for all of its fields.
 */
export async function endPlans(
  payload: Payload,
  { id, path }: Pick<SeoRecord, "id" | "path">,
  states: readonly Dated[],
): Promise<void> {
  const plans = [
    ...planned("publish", states, "publishAt"),
    ...planned("unpublish", states, "unpublishAt"),
    ...(await voidProposals(payload, id)),
  ];
  if (plans.length > 0)
    payload.logger.warn({
      path,
      plans,
      msg: "search texts were moved into their record, which ended plans for the texts alone; unpublished texts are a draft of the record",
    });
}

function planned(action: string, states: readonly Dated[], name: keyof Dated): string[] {
  const times = new Set(states.flatMap((state) => state[name] ?? []));
  return [...times].map((time) => `${action} at ${time}`);
}

async function voidProposals(payload: Payload, id: number): Promise<string[]> {
  const where: Where = {
    place: { equals: "seo-records" },
    record: { equals: String(id) },
    state: { in: ["open", "approved"] satisfies Proposal["state"][] },
  };
  const { docs } = await payload.db.find<Proposal>({
    collection: "proposals",
    where,
    pagination: false,
  });
  const data = { state: "void", decidedAt: new Date().toISOString() };
  for (const proposal of docs)
    await payload.db.updateOne({ collection: "proposals", id: proposal.id, data });
  return docs.map(
    ({ action, proposer }) => `proposal to ${action}${proposer ? ` by ${proposer}` : ""}`,
  );
}
