import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, ServerProps } from "payload";
import { Attention, LastBackup, readAttention } from "#dashboard/attention.tsx";
import { BrokenLinks } from "#dashboard/broken-links.tsx";
import { ComingUp } from "#dashboard/coming-up.tsx";
import { DemoContent } from "#dashboard/demo-content.tsx";
import { FirstSteps } from "#dashboard/first-steps.tsx";
import { ForReview } from "#dashboard/for-review.tsx";
import { FutureDatedPosts } from "#dashboard/future-dated.tsx";
import { InboxWeeks } from "#dashboard/inbox-weeks.tsx";
import { NewestMessages } from "#dashboard/newest-messages.tsx";
import { Recent } from "#dashboard/recent.tsx";
import { Undelivered } from "#dashboard/undelivered.tsx";
import { Visits } from "#dashboard/visits.tsx";
import { Welcome } from "#dashboard/welcome.tsx";
import { SearchField } from "#publishing/screens/search/search-field.tsx";
import { WhereIsWhat, type MenuGroup } from "#dashboard/where-is-what.tsx";

type DashboardProps = AdminViewServerProps &
  ServerProps & { navGroups: MenuGroup[]; siteUrl: string; purgeUrl: string; purgeSecret: string };

export function Dashboard({
  payload,
  user,
  navGroups,
  siteUrl,
  purgeUrl,
  purgeSecret,
}: DashboardProps) {
  const who = { payload, user };
  if (user?.collection === "users" && user.role === "author")
    return <AuthorsDashboard {...who} siteUrl={siteUrl} navGroups={navGroups} />;
  const attention = readAttention(who);
  return (
    <main>
      <Gutter className="dashboard">
        <Attention of={attention} />
        <SearchField />
        <Welcome {...who} siteUrl={siteUrl} />
        <FirstSteps {...who} siteUrl={siteUrl} />
        <Undelivered {...who} />
        <ForReview {...who} />
        <div className="dashboard-work">
          <NewestMessages {...who} />
          <Recent {...who} />
          <ComingUp {...who} />
        </div>
        <FutureDatedPosts {...who} />
        <BrokenLinks {...who} />
        <DemoContent {...who} />
        <InboxWeeks {...who} />
        <Visits {...who} purgeUrl={purgeUrl} purgeSecret={purgeSecret} />
        <LastBackup of={attention} />
        <WhereIsWhat groups={navGroups} />
      </Gutter>
    </main>
  );
}

/** Of the other parts an author has neither the rights nor the work. */
const AuthorsDashboard = ({
  payload,
  user,
  siteUrl,
  navGroups,
}: Pick<DashboardProps, "payload" | "user" | "siteUrl" | "navGroups">) => (
  <main>
    <Gutter className="dashboard">
      <SearchField />
      <Welcome {...{ payload, user, siteUrl }} />
      <Recent {...{ payload, user }} />
      <WhereIsWhat groups={navGroups} />
    </Gutter>
  </main>
);
