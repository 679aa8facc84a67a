import { Gutter, SetStepNav } from "@payloadcms/ui";
import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { AddCandidate } from "#inbox/screens/add-candidate.tsx";
import { ApplicationsTable, Stages } from "#inbox/screens/applications-table.tsx";
import { isInboxUser } from "#accounts/access/roles.ts";
import { applicationsByVacancy } from "#inbox/by-vacancy.ts";
import { listOf } from "#inbox/list-address.ts";

const NAME = "Applications by vacancy";

export async function ByVacancy({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult;
  // Payload shows a custom view to anyone, also without login.
  if (!isInboxUser(req)) redirect("/admin/login?redirect=%2Fadmin%2Fapplications");
  const { payload, user, i18n } = req;
  const { vacancies, others } = await applicationsByVacancy(payload);
  const open = vacancies.filter(({ state }) => state === "open");
  const closed = vacancies.filter(({ state }) => state !== "open");
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, visibleEntities }}
      viewActions={payload.config.admin.components.actions}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(user && { user })}
    >
      <SetStepNav nav={[{ label: "Messages", url: listOf({}) }, { label: NAME }]} />
      <main>
        <Gutter className="by-vacancy">
          <h1>{NAME}</h1>
          <p>
            <a href={listOf({ kind: "resume" })}>All applications</a>
          </p>
          <AddCandidate payload={payload} />
          <Stages rows={[...vacancies, ...others]} />
          <ApplicationsTable title="Open vacancies" rows={open} />
          {open.length === 0 && <p>There are no open vacancies.</p>}
          {closed.length > 0 && <ApplicationsTable title="Closed or not published" rows={closed} />}
          {others.length > 0 && <ApplicationsTable title="Without a vacancy here" rows={others} />}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
