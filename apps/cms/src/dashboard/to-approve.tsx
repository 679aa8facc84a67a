import type { Payload, ServerProps } from "payload";
import { ChangesList } from "#publishing/screens/approval/changes-list.tsx";
import { DecideButtons } from "#publishing/screens/approval/decide-buttons.tsx";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { isApprovalOn, isApprovalSet } from "#publishing/approval/approval-on.ts";
import { openProposals } from "#publishing/approval/proposals.ts";
import { statedChanges, type Stated } from "#publishing/approval/changes.ts";
import type { Proposal } from "#payload-types.ts";

const WANTS: Record<Proposal["action"], string> = {
  publish: "publish",
  unpublish: "take off the site",
  trash: "move to the trash",
  write: "save",
  table: "save",
  remove: "delete",
};

export async function ToApprove({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  if (!(await isApprovalOn(payload)))
    return (await isApprovalSet(payload)) ? <SwitchedOff /> : null;
  const { docs, others } = await openProposals(payload);
  const shown = await Promise.all(
    docs.map(async (proposal) => ({ proposal, stated: await statedChanges(payload, proposal) })),
  );
  return (
    <section className="dashboard-part" aria-labelledby="to-approve">
      <h2 id="to-approve">Waiting for approval</h2>
      {shown.length === 0 && <p>There are no open proposals.</p>}
      <ul className="to-approve">
        {shown.map(({ proposal, stated }) => (
          <Waiting key={proposal.id} {...{ payload, proposal, stated }} me={user.email} />
        ))}
      </ul>
      {others > 0 && <p>{others} more are shown when some of these are decided.</p>}
    </section>
  );
}

const SwitchedOff = () => (
  <section className="dashboard-part">
    <p role="alert">
      Publishing needs no second person at present: the operator has switched the rule off.
    </p>
  </section>
);

interface WaitingProps {
  payload: Payload;
  proposal: Proposal;
  stated: Stated;
  me: string;
}

function Waiting({ payload, proposal, stated, me }: WaitingProps) {
  const { id, title, action, state, proposer, createdAt, note, authors, decider } = proposal;
  const isMine = [proposer, ...(authors ?? "").split(" ")].includes(me);
  const address = addressOf(payload, proposal);
  return (
    <li>
      {address ? <a href={address}>{title}</a> : title}: {WANTS[action]}{" "}
      <small>
        proposed by {proposer}, <LocalTime at={Date.parse(createdAt)} />
      </small>
      {note && <q>{note}</q>}
      <ChangesList changes={stated.changes} />
      {state === "approved" ? (
        <p>Approved by {decider}: it will be published at its time.</p>
      ) : isMine ? (
        <p>A different person must approve this.</p>
      ) : (
        <DecideButtons id={id} title={title ?? ""} seen={stated.mark} />
      )}
    </li>
  );
}

function addressOf({ config }: Payload, { place, record }: Proposal): string {
  if (config.globals.some(({ slug }) => slug === place)) return `/admin/globals/${place}`;
  return record ? `/admin/collections/${place}/${record}` : "";
}
