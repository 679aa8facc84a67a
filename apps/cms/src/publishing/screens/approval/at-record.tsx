import type { UIFieldServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import type { Proposal } from "#payload-types.ts";

const SHOWN = 5;
const STATES: Record<Proposal["state"], string> = {
  open: "waits for a second person",
  approved: "approved, scheduled",
  done: "done",
  back: "sent back",
  void: "void: changed afterwards",
};

/** Who proposed what, who decided, and their comments. */
export async function AtRecord({
  payload,
  id,
  data,
  place,
}: UIFieldServerProps & { place: string }) {
  const { docs } = await payload.db.find<Proposal>({
    collection: "proposals",
    where: { place: { equals: place }, record: { equals: String(id ?? data?.id ?? "") } },
    sort: "-id",
    limit: SHOWN,
    pagination: false,
  });
  if (docs.length === 0) return null;
  return (
    <section className="proposals-at-record" aria-label="Proposals">
      <h3>Proposals</h3>
      <ul>
        {docs.map((one) => (
          <li key={one.id}>
            {one.proposer}, <LocalTime at={Date.parse(one.createdAt)} />: {STATES[one.state]}
            {one.note && <q>{one.note}</q>}
            {one.decider && one.decidedAt && (
              <>
                {" "}
                by {one.decider}, <LocalTime at={Date.parse(one.decidedAt)} />
              </>
            )}
            {one.word && <q>{one.word}</q>}
          </li>
        ))}
      </ul>
    </section>
  );
}
