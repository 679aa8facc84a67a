import type { ServerProps } from "payload";
import { BarChart } from "#dashboard/bar-chart.tsx";
import { countWeeks } from "#inbox/weeks.ts";

const KINDS = [
  { kind: "contact", label: "Contact messages", colour: "var(--sea-3)" },
  { kind: "resume", label: "Applications", colour: "var(--flat-3)" },
  { kind: "price-request", label: "Price requests", colour: "var(--land-2)" },
  { kind: "survey", label: "Surveys", colour: "var(--plan)" },
] as const;

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** Submissions in the last eight weeks, with the kinds that occur. */
export async function InboxWeeks({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (!user || !payload) return null;
  const weeks = await countWeeks(payload);
  const kinds = KINDS.filter(({ kind }) => weeks.some(({ counts }) => counts[kind] > 0));
  return (
    <section className="dashboard-part" aria-labelledby="weeks">
      <h2 id="weeks">Messages by week</h2>
      {kinds.length === 0 ? (
        <p>
          No messages in the last {weeks.length} weeks. Messages from the site’s forms are counted
          here.
        </p>
      ) : (
        <BarChart
          title={`The last ${weeks.length} weeks`}
          series={[...kinds]}
          bars={weeks.map(({ from, counts }) => ({
            name: day.format(new Date(from)),
            counts: kinds.map(({ kind }) => counts[kind]),
          }))}
        />
      )}
    </section>
  );
}
