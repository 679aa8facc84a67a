import type { Payload, ServerProps } from "payload";
import { DecideButtons } from "#admin/approval/decide-buttons.tsx";
import { LocalTime } from "#admin/local-time.tsx";
import { isApprovalOn, isApprovalSet } from "#approval/approval-on.ts";
import { openProposals } from "#approval/proposals.ts";
import { changesOf, type Change } from "#approval/changes.ts";
import type { Proposal } from "#payload-types.ts";

const WANTS: Record<Proposal["action"], string> = {
  publish: "is to be published",
  unpublish: "is to be taken off the site",
  trash: "is to be moved into the trash",
  write: "is to be saved",
  table: "are to be saved",
  remove: "is to be deleted",
};

/** On the dashboard: what waits for a second person. */
export async function ToApprove({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  if (!(await isApprovalOn(payload)))
    return (await isApprovalSet(payload)) ? <SwitchedOff /> : null;
  const all = await openProposals(payload);
  const shown = await Promise.all(
    all.map(async (proposal) => ({ proposal, changes: await changesOf(payload, proposal) })),
  );
  return (
    <section className="dashboard-part" aria-labelledby="to-approve">
      <h2 id="to-approve">Waits for a second person</h2>
      {shown.length === 0 && <p>Nothing is proposed.</p>}
      <ul className="to-approve">
        {shown.map(({ proposal, changes }) => (
          <Waiting key={proposal.id} {...{ payload, proposal, changes }} me={user.email} />
        ))}
      </ul>
    </section>
  );
}

const SwitchedOff = () => (
  <section className="dashboard-part">
    <p role="alert">
      Publishing needs no second person at present: the operator has set PUBLISH_ALONE.
    </p>
  </section>
);

interface WaitingProps {
  payload: Payload;
  proposal: Proposal;
  changes: Change[];
  me: string;
}

function Waiting({ payload, proposal, changes, me }: WaitingProps) {
  const { id, title, action, state, proposer, createdAt, note, authors, decider } = proposal;
  const isMine = [proposer, ...(authors ?? "").split(" ")].includes(me);
  const address = addressOf(payload, proposal);
  return (
    <li>
      {address ? <a href={address}>{title}</a> : title} {WANTS[action]}{" "}
      <small>
        proposed by {proposer}, <LocalTime at={Date.parse(createdAt)} />
      </small>
      {note && <q>{note}</q>}
      <Changed changes={changes} />
      {proposal.version && address && action === "publish" && (
        <p>
          <a href={`${address}/versions/${proposal.version}`}>See what changed</a>
        </p>
      )}
      {state === "approved" ? (
        <p>Approved by {decider}: goes public at its time.</p>
      ) : isMine ? (
        <p>Waits for somebody else than you.</p>
      ) : (
        <DecideButtons id={id} title={title ?? ""} />
      )}
    </li>
  );
}

const Changed = ({ changes }: { changes: Change[] }) =>
  changes.length > 0 && (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before && <del>{before}</del>} <ins>{after || "(nothing)"}</ins>
        </li>
      ))}
    </ul>
  );

function addressOf({ config }: Payload, { place, record }: Proposal): string {
  if (config.globals.some(({ slug }) => slug === place)) return `/admin/globals/${place}`;
  return record ? `/admin/collections/${place}/${record}` : "";
}
