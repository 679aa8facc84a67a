import type { UIFieldServerProps } from "payload";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { ADDED_BY } from "#inbox/by-hand/candidate-words.ts";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { deliveryWords } from "#inbox/screens/delivery-words.ts";
import { ResendButton } from "#inbox/screens/resend-button.tsx";
import type { Submission } from "#payload-types.ts";
import { isSiteUnreachable, type Delivery, type SiteClient } from "#server/site-client.ts";

/** Delivery by email, webhook and chat, from the site's journal. */
export async function SubmissionDeliveries({ data, payload, i18n }: UIFieldServerProps) {
  const t = adminWords(i18n);
  const { id }: { id?: number } = data ?? {};
  const record =
    id === undefined
      ? null
      : await payload.db.findOne<Submission>({
          collection: "submissions",
          where: { id: { equals: id } },
        });
  // The site does not know what a colleague added by hand.
  if (!record?.key || record.fields[ADDED_BY]) return null;
  const { key } = record;
  const site: SiteClient = payload.config.custom.site;
  const deliveries = await site.deliveriesOf(key).catch(messageIfUnreachable);
  return (
    <section aria-label={t("Deliveries")} className="deliveries">
      <h3>{t("Deliveries")}</h3>
      {typeof deliveries === "string" ? <p>{t(deliveries)}</p> : <Rows rows={deliveries} t={t} />}
      {typeof deliveries !== "string" && deliveries.some(({ state }) => state !== "delivered") && (
        <ResendButton submission={key} />
      )}
    </section>
  );
}

function Rows({ rows, t }: { rows: Delivery[]; t: Words }) {
  if (rows.length === 0) return <p>{t("The site's journal no longer has this message.")}</p>;
  return (
    <ul>
      {rows.map((row) => {
        const { target, state, at } = deliveryWords(row, t);
        return (
          <li key={row.target} className={`delivery delivery--${row.state}`}>
            {target}: {state} {at !== undefined && <LocalTime at={at} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Throws any other error. */
export function messageIfUnreachable(error: unknown): string {
  if (isSiteUnreachable(error)) return error.message;
  throw error;
}
