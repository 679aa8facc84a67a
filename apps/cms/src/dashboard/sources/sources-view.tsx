import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { isEditor } from "#accounts/access/roles.ts";
import type { ReadVisits } from "#server/read-visits.ts";
import {
  PERIODS,
  questionOf,
  readSources,
  type Question,
} from "#dashboard/sources/read-sources.ts";
import { SourcesTable } from "#dashboard/sources/sources-table.tsx";
import { adminWords, type Words } from "#admin-ui/words/words.ts";

type Props = AdminViewServerProps & Pick<ReadVisits, "purgeUrl" | "purgeSecret">;

const SHOWN = 100;
const BY = ["source", "campaign"] as const;

/** OWN-145: where visits and leads came from, and what became of them. */
export async function SourcesView({
  initPageResult: { req, permissions, visibleEntities },
  params,
  searchParams,
  ...site
}: Props) {
  // Payload shows a custom view to anyone, also without login.
  if (!isEditor(req)) redirect(req.user ? "/admin" : "/admin/login?redirect=%2Fadmin%2Fsources");
  const { payload, user, i18n } = req;
  const t = adminWords(i18n);
  const question = questionOf(searchParams);
  const { purgeUrl, purgeSecret } = site;
  const sources = await readSources(
    payload,
    { purgeUrl, purgeSecret },
    { ...question, most: SHOWN, t },
  );
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, visibleEntities }}
      viewActions={payload.config.admin.components.actions}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(user && { user })}
    >
      <SetStepNav nav={[{ label: t("Sources and campaigns") }]} />
      <main>
        <Gutter className="sources">
          <h1>{t("Sources and campaigns")}</h1>
          <p>
            {t(
              "Each visit and each form counts for what brought the person here first: a campaign, or the page that linked to the site. Visits are sums of a day, without anything about a person.",
            )}
          </p>
          <Choices {...question} t={t} />
          {sources.problem && <p>{t(sources.problem)}</p>}
          <SourcesTable {...sources} by={question.by} days={question.days} t={t} />
          <p>
            <a href={`/cms/api/sources.csv?${queryOf(question)}`} download>
              {t("Export as CSV")}
            </a>
          </p>
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

const queryOf = ({ days, by }: Question): string => `days=${days}&by=${by}`;

const Choices = ({ days, by, t }: Question & { t: Words }) => (
  <nav aria-label={t("What the table shows")}>
    <ul className="chips">
      {BY.map((one) => (
        <li key={one}>
          <Choice address={queryOf({ days, by: one })} isChosen={one === by}>
            {t(one === "source" ? "By source" : "By campaign")}
          </Choice>
        </li>
      ))}
      {PERIODS.map((one) => (
        <li key={one}>
          <Choice address={queryOf({ days: one, by })} isChosen={one === days}>
            {t("{days} days", { days: one })}
          </Choice>
        </li>
      ))}
    </ul>
  </nav>
);

interface ChoiceProps {
  address: string;
  isChosen: boolean;
  children: string;
}

const Choice = ({ address, isChosen, children }: ChoiceProps) => (
  <a
    className="chip"
    href={`/admin/sources?${address}`}
    {...(isChosen && { "aria-current": "true" as const })}
  >
    {children}
  </a>
);
