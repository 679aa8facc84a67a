import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, ServerProps } from "payload";
import { isAuthorsRole } from "#accounts/access/roles.ts";
import { Attention, LastBackup, readAttention } from "#dashboard/attention.tsx";
import { BrokenLinks } from "#dashboard/broken-links.tsx";
import { ComingUp } from "#dashboard/coming-up.tsx";
import { DemoContent } from "#dashboard/demo-content.tsx";
import { FirstSteps } from "#dashboard/first-steps.tsx";
import { ForReview } from "#dashboard/for-review.tsx";
import { FutureDatedPosts } from "#dashboard/future-dated.tsx";
import { Happened } from "#dashboard/happened.tsx";
import { Needs } from "#dashboard/needs.tsx";
import { MyLanguages } from "#dashboard/my-languages.tsx";
import { NewestMessages } from "#dashboard/newest-messages.tsx";
import { Recent } from "#dashboard/recent.tsx";
import { Undelivered } from "#dashboard/undelivered.tsx";
import { Welcome } from "#dashboard/welcome.tsx";
import { adminWords } from "#admin-ui/words/words.ts";

type DashboardProps = AdminViewServerProps &
  ServerProps & { siteUrl: string; purgeUrl: string; purgeSecret: string };

export function Dashboard({
  payload,
  user,
  i18n,
  searchParams,
  siteUrl,
  purgeUrl,
  purgeSecret,
}: DashboardProps) {
  const who = { payload, user, i18n };
  const t = adminWords(i18n);
  if (user?.collection === "users" && isAuthorsRole(user.role))
    return <AuthorsDashboard {...who} siteUrl={siteUrl} />;
  const attention = readAttention(who);
  return (
    <main>
      <Gutter className="dashboard">
        <Welcome {...who} siteUrl={siteUrl} />
        <Attention of={attention} t={t} />
        <Needs {...who} />
        <FirstSteps {...who} siteUrl={siteUrl} />
        <div className="dashboard-grid">
          <div>
            <Undelivered {...who} />
            <ForReview {...who} />
            <BrokenLinks {...who} />
            <FutureDatedPosts {...who} />
            <Happened {...who} {...{ searchParams, purgeUrl, purgeSecret }} />
            <NewestMessages {...who} />
          </div>
          <div>
            <ComingUp {...who} />
            <Recent {...who} />
            <DemoContent {...who} />
            <LastBackup of={attention} t={t} />
          </div>
        </div>
      </Gutter>
    </main>
  );
}

/** Of the other parts an author has neither the rights nor the work. */
const AuthorsDashboard = ({
  siteUrl,
  ...who
}: Pick<DashboardProps, "payload" | "user" | "i18n" | "siteUrl">) => (
  <main>
    <Gutter className="dashboard">
      <Welcome {...who} siteUrl={siteUrl} />
      <MyLanguages {...who} />
      <Recent {...who} />
    </Gutter>
  </main>
);
