/**
 * Groups submissions of the same address and of addresses that a colleague joined to it. A person
 * is a random id: nothing of an address remains after its submissions are deleted.
 */
import { randomUUID } from "node:crypto";
import type { Payload, Where } from "payload";
import type { Submission } from "#payload-types.ts";

const SHOWN = 50;

const collection = "submissions";

/** For comparison. */
export const addressKey = (email: string | null | undefined): string =>
  (email ?? "").trim().toLowerCase();

const isName = (sender: string | null | undefined): boolean =>
  Boolean(sender) && !sender?.includes("@");

/** Data of this address's sender before the newest submission is saved. */
export async function knownSender(
  payload: Payload,
  email: string,
): Promise<{ address: string; person: string | null; name: string | null }> {
  const address = addressKey(email);
  if (address === "") return { address, person: null, name: null };
  const { docs } = await payload.db.find<Submission>({
    collection,
    where: { address: { equals: address } },
    sort: "-id",
    limit: SHOWN,
    pagination: false,
  });
  const person = docs.find((one) => one.person)?.person ?? randomUUID();
  return { address, person, name: docs.find(({ sender }) => isName(sender))?.sender ?? null };
}

type Sent = Pick<Submission, "id" | "address" | "person">;

/** Newest first. */
export async function othersOf(
  payload: Payload,
  { id, address, person }: Sent,
): Promise<{ others: Submission[]; total: number; addresses: string[] }> {
  const same: Where[] = [
    ...(address ? [{ address: { equals: address } }] : []),
    ...(person ? [{ person: { equals: person } }] : []),
  ];
  if (same.length === 0) return { others: [], total: 0, addresses: [] };
  const { docs, totalDocs } = await payload.db.find<Submission>({
    collection,
    where: { and: [{ or: same }, { id: { not_equals: id } }] },
    sort: "-receivedAt",
    limit: SHOWN,
  });
  return { others: docs, total: totalDocs, addresses: await joinedTo(payload, [person], address) };
}

export async function joinedTo(
  payload: Payload,
  persons: readonly (string | null | undefined)[],
  address: string | null | undefined,
): Promise<string[]> {
  const known = persons.filter((person) => typeof person === "string" && person !== "");
  if (known.length === 0) return [];
  const { docs } = await payload.db.find<Submission>({
    collection,
    where: { and: [{ person: { in: known } }, { address: { not_equals: address ?? "" } }] },
    select: { address: true },
    pagination: false,
  });
  return [...new Set(docs.map((one) => one.address ?? ""))].filter(Boolean).toSorted();
}

const setPerson = async (payload: Payload, where: Where, person: string): Promise<void> =>
  void (await payload.db.updateMany({ collection, where, data: { person }, returning: false }));

/** Joins the address, with all joined to it, to the person; returns the reason if it cannot. */
export async function joinAddress(
  payload: Payload,
  { address, person }: Sent,
  email: string,
): Promise<string | null> {
  const other = addressKey(email);
  if (!person) return "This submission has no e-mail address, so no other address can be linked.";
  if (other === address) return "This is the sender's own address.";
  const found = await payload.db.findOne<Submission>({
    collection,
    where: { address: { equals: other } },
  });
  if (!found) return "The inbox has no submission from this address.";
  if (found.person === person) return "This address is already linked.";
  const theirs: Where[] = [
    { address: { equals: other } },
    ...(found.person ? [{ person: { equals: found.person } }] : []),
  ];
  await setPerson(payload, { or: theirs }, person);
  return null;
}

/** Submissions from this address belong to another person again. */
export async function separateAddress(
  payload: Payload,
  { address, person }: Sent,
  email: string,
): Promise<string | null> {
  const other = addressKey(email);
  if (other === address) return "This is the sender's own address.";
  const theirs: Where = { and: [{ address: { equals: other } }, { person: { equals: person } }] };
  if (!person || (await payload.db.count({ collection, where: theirs })).totalDocs === 0)
    return "This address is not linked. Reload the page.";
  await setPerson(payload, theirs, randomUUID());
  return null;
}
