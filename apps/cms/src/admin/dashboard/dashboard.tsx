import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, ServerProps } from "payload";
import { BrokenLinks } from "#admin/dashboard/broken-links.tsx";
import { ComingUp } from "#admin/dashboard/coming-up.tsx";
import { DemoContent } from "#admin/dashboard/demo-content.tsx";
import { FirstSteps } from "#admin/dashboard/first-steps.tsx";
import { InboxWeeks } from "#admin/dashboard/inbox-weeks.tsx";
import { NewestMessages } from "#admin/dashboard/newest-messages.tsx";
import { Recent } from "#admin/dashboard/recent.tsx";
import { ToApprove } from "#admin/dashboard/to-approve.tsx";
import { Undelivered } from "#admin/dashboard/undelivered.tsx";
import { Visits } from "#admin/dashboard/visits.tsx";
import { Welcome } from "#admin/dashboard/welcome.tsx";
import { SearchField } from "#publishing/screens/search/search-field.tsx";
import { WhereIsWhat, type MenuGroup } from "#admin/dashboard/where-is-what.tsx";

type DashboardProps = AdminViewServerProps &
  ServerProps & { navGroups: MenuGroup[]; siteUrl: string; purgeUrl: string; purgeSecret: string };

/** The first page: what waits for somebody, then the figures, then the ways on. */
export function Dashboard({
  payload,
  user,
  navGroups,
  siteUrl,
  purgeUrl,
  purgeSecret,
}: DashboardProps) {
  const who = { payload, user };
  return (
    <main>
      <Gutter className="dashboard">
        <SearchField />
        <Welcome {...who} siteUrl={siteUrl} />
        <FirstSteps {...who} siteUrl={siteUrl} />
        <Undelivered {...who} />
        <ToApprove {...who} />
        <div className="dashboard-work">
          <NewestMessages {...who} />
          <Recent {...who} />
          <ComingUp {...who} />
        </div>
        <BrokenLinks {...who} />
        <DemoContent {...who} />
        <InboxWeeks {...who} />
        <Visits {...who} purgeUrl={purgeUrl} purgeSecret={purgeSecret} />
        <WhereIsWhat groups={navGroups} />
      </Gutter>
    </main>
  );
}
