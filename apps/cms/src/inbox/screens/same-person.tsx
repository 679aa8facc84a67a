import type { UIFieldServerProps } from "payload";
import { dayOf } from "#admin-ui/words/formats.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { ErasePerson } from "#inbox/screens/erase-person.tsx";
import { JoinPerson } from "#inbox/screens/join-person.tsx";
import { kindWord } from "#inbox/kinds.ts";
import { othersOf } from "#inbox/person.ts";
import { statusWord } from "#inbox/stage.ts";
import type { Submission } from "#payload-types.ts";

/** The sender's other submissions, also from joined addresses. */
export async function SamePerson({ data, payload, user, i18n }: UIFieldServerProps) {
  const t = adminWords(i18n);
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
    <section aria-label={t("The same person")} className="same-person">
      <h3>{t("The same person")}</h3>
      {total === 0 ? (
        <p>{t("No other submissions from {address}.", { address: record.address })}</p>
      ) : (
        <ul>
          {others.map((one) => (
            <Other key={one.id} one={one} from={record.address ?? ""} t={t} />
          ))}
        </ul>
      )}
      {total > others.length && <p>{t("and {n} more", { n: total - others.length })}</p>}
      <JoinPerson submission={record.id} joined={addresses} />
      {user?.collection === "users" && user.role === "admin" && <ErasePerson of={record.address} />}
    </section>
  );
}

function Other({ one, from, t }: { one: Submission; from: string; t: Words }) {
  const { id, receivedAt, kind, vacancy, status, address } = one;
  return (
    <li>
      <a href={`/admin/collections/submissions/${id}`}>{vacancy || t(kindWord(kind))}</a>,{" "}
      {receivedAt && dayOf(t.locale).format(new Date(receivedAt))}, {t(statusWord(status))}
      {address && address !== from && `, ${t("from {address}", { address })}`}
    </li>
  );
}
