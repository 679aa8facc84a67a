import type { ServerProps } from "payload";
import { cache } from "react";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { kindWord } from "#inbox/kinds.ts";
import { deliveryWords } from "#inbox/screens/delivery-words.ts";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { ResendButton } from "#inbox/screens/resend-button.tsx";
import { messageIfUnreachable } from "#inbox/screens/submission-deliveries.tsx";
import type { Delivery, SiteClient } from "#server/site-client.ts";

/** Or the reason why they are unknown. One call to the site for a page. */
export const readUndelivered = cache((site: SiteClient) =>
  site.undelivered().catch(messageIfUnreachable),
);

export const isLate = ({ state, error }: Delivery): boolean =>
  state === "set-aside" || error !== null;

/** Lists the journal's undelivered messages; those for this host are in no inbox. */
export async function Undelivered({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (!user || !payload) return null;
  const deliveries = await readUndelivered(payload.config.custom.site);
  if (typeof deliveries === "string")
    return (
      <Band t={t}>{`${t(deliveries)} ${t("Undelivered messages cannot be listed now.")}`}</Band>
    );
  const late = deliveries.filter(isLate);
  if (late.length === 0) return null;
  return (
    <Band t={t}>
      <ul>
        {late.map((row) => {
          const { target, state, at } = deliveryWords(row, t);
          return (
            <li key={`${row.submission} ${row.target}`}>
              {t.parts("{kind} of {when} to {target}: {state}", {
                kind: t(kindWord(row.kind)),
                when: <LocalTime at={row.since} />,
                target: t(target),
                state: t(state),
              })}{" "}
              {at !== undefined && <LocalTime at={at} />}{" "}
              <ResendButton submission={row.submission} />
            </li>
          );
        })}
      </ul>
    </Band>
  );
}

function Band({ children, t }: { children: React.ReactNode; t: Words }) {
  return (
    <section className="dashboard-part" aria-labelledby="undelivered">
      <h2 id="undelivered">{t("Undelivered messages")}</h2>
      {children}
    </section>
  );
}
