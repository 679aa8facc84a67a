import type { ServerProps } from "payload";
import { deliveryWords, kindWord } from "#admin/delivery-words.ts";
import { ResendButton } from "#admin/resend-button.tsx";
import { awayOrThrow } from "#admin/submission-deliveries.tsx";
import type { SiteLine } from "#site/site-line.ts";

/** On the dashboard: messages that did not arrive, as the site's journal knows them; those that should come here are in no inbox. */
export async function Undelivered({ payload, user }: ServerProps) {
  if (!user || !payload) return null;
  const asked = await (payload.config.custom.site as SiteLine).undelivered().catch(awayOrThrow);
  if (typeof asked === "string") return <Band>{`${asked} What is undelivered is not known now.`}</Band>;
  const late = asked.filter(({ state, error }) => state === "set-aside" || error !== null);
  if (late.length === 0) return null;
  return (
    <Band>
      <ul style={{ paddingInlineStart: "1.2rem" }}>
        {late.map((row) => {
          const { target, state } = deliveryWords(row);
          return (
            <li key={`${row.submission} ${row.target}`} style={{ marginBottom: "0.6rem" }}>
              {kindWord(row.kind)} of {new Date(row.since).toUTCString().slice(5, 22)} UTC to {target}: {state} <ResendButton submission={row.submission} />
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

function Band({ children }: { children: React.ReactNode }) {
  return (
    <section aria-label="Undelivered messages" style={{ marginBottom: "2rem" }}>
      <h3 style={{ marginBottom: "0.75rem" }}>Undelivered messages</h3>
      {children}
    </section>
  );
}
