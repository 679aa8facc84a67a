import type { Words } from "#admin-ui/words/words.ts";
import { AddCandidate } from "#inbox/screens/add-candidate.tsx";
import { ApplicationsTable, Stages } from "#inbox/screens/applications-table.tsx";
import { inboxScreen } from "#inbox/screens/inbox-screen.tsx";
import { applicationsByVacancy } from "#inbox/by-vacancy.ts";
import { listOf } from "#inbox/list-address.ts";

const name = (t: Words): string => t("Applications by vacancy");

export const ByVacancy = inboxScreen(
  { path: "applications", name, className: "by-vacancy" },
  async ({ payload, t }) => {
    const { vacancies, others } = await applicationsByVacancy(payload);
    const open = vacancies.filter(({ state }) => state === "open");
    const closed = vacancies.filter(({ state }) => state !== "open");
    return (
      <>
        <h1>{name(t)}</h1>
        <p>
          <a href={listOf({ kind: "resume" })}>{t("All applications")}</a>
        </p>
        <AddCandidate payload={payload} t={t} />
        <Stages rows={[...vacancies, ...others]} t={t} />
        <ApplicationsTable title={t("Open vacancies")} rows={open} t={t} />
        {open.length === 0 && <p>{t("There are no open vacancies.")}</p>}
        {closed.length > 0 && (
          <ApplicationsTable title={t("Closed or not published")} rows={closed} t={t} />
        )}
        {others.length > 0 && (
          <ApplicationsTable title={t("Without a vacancy here")} rows={others} t={t} />
        )}
      </>
    );
  },
);
