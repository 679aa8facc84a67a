import type { UIFieldServerProps } from "payload";
import { ADDED_BY } from "#inbox/by-hand/candidate-words.ts";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { deliveryWords } from "#inbox/screens/delivery-words.ts";
import { ResendButton } from "#inbox/screens/resend-button.tsx";
import type { Submission } from "#payload-types.ts";
import { isSiteUnreachable, type Delivery, type SiteClient } from "#server/site-client.ts";

/** Delivery by email, webhook and chat, from the site's journal. */
export async function SubmissionDeliveries({ data, payload }: UIFieldServerProps) {
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
    <section aria-label="Deliveries" className="deliveries">
      <h3>Deliveries</h3>
      {typeof deliveries === "string" ? <p>{deliveries}</p> : <Rows rows={deliveries} />}
      {typeof deliveries !== "string" && deliveries.some(({ state }) => state !== "delivered") && (
        <ResendButton submission={key} />
      )}
    </section>
  );
}

function Rows({ rows }: { rows: Delivery[] }) {
  if (rows.length === 0) return <p>The site's journal no longer has this message.</p>;
  return (
    <ul>
      {rows.map((row) => {
        const { target, state, at } = deliveryWords(row);
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
