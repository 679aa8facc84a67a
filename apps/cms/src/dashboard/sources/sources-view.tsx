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

type Props = AdminViewServerProps & Pick<ReadVisits, "purgeUrl" | "purgeSecret">;

const NAME = "Sources and campaigns";
const SHOWN = 100;
const BY = [
  { by: "source", label: "By source" },
  { by: "campaign", label: "By campaign" },
] as const;

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
  const question = questionOf(searchParams);
  const { purgeUrl, purgeSecret } = site;
  const sources = await readSources(
    payload,
    { purgeUrl, purgeSecret },
    { ...question, most: SHOWN },
  );
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, visibleEntities }}
      viewActions={payload.config.admin.components.actions}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      {...(user && { user })}
    >
      <SetStepNav nav={[{ label: NAME }]} />
      <main>
        <Gutter className="sources">
          <h1>{NAME}</h1>
          <p>
            Each visit and each form counts for what brought the person here first: a campaign, or
            the page that linked to the site. Visits are sums of a day, without anything about a
            person.
          </p>
          <Choices {...question} />
          {sources.problem && <p>{sources.problem}</p>}
          <SourcesTable {...sources} by={question.by} days={question.days} />
          <p>
            <a href={`/cms/api/sources.csv?${queryOf(question)}`} download>
              Export as CSV
            </a>
          </p>
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}

const queryOf = ({ days, by }: Question): string => `days=${days}&by=${by}`;

const Choices = ({ days, by }: Question) => (
  <nav aria-label="What the table shows">
    <ul className="chips">
      {BY.map((one) => (
        <li key={one.by}>
          <Choice address={queryOf({ days, by: one.by })} isChosen={one.by === by}>
            {one.label}
          </Choice>
        </li>
      ))}
      {PERIODS.map((one) => (
        <li key={one}>
          <Choice address={queryOf({ days: one, by })} isChosen={one === days}>
            {`${one} days`}
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
