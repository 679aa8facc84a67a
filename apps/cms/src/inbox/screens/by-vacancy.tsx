import { AddCandidate } from "#inbox/screens/add-candidate.tsx";
import { ApplicationsTable, Stages } from "#inbox/screens/applications-table.tsx";
import { inboxScreen } from "#inbox/screens/inbox-screen.tsx";
import { applicationsByVacancy } from "#inbox/by-vacancy.ts";
import { listOf } from "#inbox/list-address.ts";

const name = "Applications by vacancy";

export const ByVacancy = inboxScreen(
  { path: "applications", name, className: "by-vacancy" },
  async (payload) => {
    const { vacancies, others } = await applicationsByVacancy(payload);
    const open = vacancies.filter(({ state }) => state === "open");
    const closed = vacancies.filter(({ state }) => state !== "open");
    return (
      <>
        <h1>{name}</h1>
        <p>
          <a href={listOf({ kind: "resume" })}>All applications</a>
        </p>
        <AddCandidate payload={payload} />
        <Stages rows={[...vacancies, ...others]} />
        <ApplicationsTable title="Open vacancies" rows={open} />
        {open.length === 0 && <p>There are no open vacancies.</p>}
        {closed.length > 0 && <ApplicationsTable title="Closed or not published" rows={closed} />}
        {others.length > 0 && <ApplicationsTable title="Without a vacancy here" rows={others} />}
      </>
    );
  },
);
