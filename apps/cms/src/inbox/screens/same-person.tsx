import type { UIFieldServerProps } from "payload";
import { ErasePerson } from "#inbox/screens/erase-person.tsx";
import { JoinPerson } from "#inbox/screens/join-person.tsx";
import { kindWord } from "#inbox/kinds.ts";
import { othersOf } from "#inbox/person.ts";
import { statusWord } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** The sender's other submissions, also from joined addresses. */
export async function SamePerson({ data, payload, user }: UIFieldServerProps) {
  const { id }: Partial<Submission> = data ?? {};
  // Bypasses the access rules, which hide the person.
  const record =
    id === undefined
      ? null
      : await payload.db.findOne<Submission>({
          collection: "submissions",
          where: { id: { equals: id } },
        });
  if (!record?.address) return null;
  const { others, total, addresses } = await othersOf(payload, record);
  return (
    <section aria-label="The same person" className="same-person">
      <h3>The same person</h3>
      {total === 0 ? (
        <p>No other submissions from {record.address}.</p>
      ) : (
        <ul>
          {others.map((one) => (
            <Other key={one.id} one={one} from={record.address ?? ""} />
          ))}
        </ul>
      )}
      {total > others.length && <p>and {total - others.length} more</p>}
      <JoinPerson submission={record.id} joined={addresses} />
      {user?.collection === "users" && user.role === "admin" && <ErasePerson of={record.address} />}
    </section>
  );
}

function Other({ one, from }: { one: Submission; from: string }) {
  const { id, receivedAt, kind, vacancy, status, address } = one;
  return (
    <li>
      <a href={`/admin/collections/submissions/${id}`}>{vacancy || kindWord(kind)}</a>,{" "}
      {receivedAt && day.format(new Date(receivedAt))}, {statusWord(status)}
      {address !== from && `, from ${address}`}
    </li>
  );
}
