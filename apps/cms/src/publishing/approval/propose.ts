import type { Payload, PayloadRequest } from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { fingerprintOf } from "#publishing/approval/fingerprint.ts";
import {
  isGlobal,
  latestState,
  liveProposals,
  settle,
  type Target,
} from "#publishing/approval/proposals.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";
import type { Proposal, User } from "#payload-types.ts";
import { inWords } from "#publishing/schedule/in-words.ts";

export type Action = Proposal["action"];

export interface Proposed extends Target {
  action: Action;
  note: string;
  /** The data to save, if no draft has it. */
  data?: object;
}

interface Saved {
  _status?: string | null;
  lastSavedBy?: string | null;
}

const LATEST = { sort: "-updatedAt", limit: 20, pagination: false } as const;

/** Newest first. */
async function versionsOf(
  payload: Payload,
  { place, record }: Target,
): Promise<{ newest: string; authors: string[] }> {
  const global = payload.config.globals.find(({ slug }) => slug === place);
  const { docs } = isCollection(payload, place)
    ? await payload.db.findVersions<Saved>({
        collection: place,
        where: { parent: { equals: Number(record) } },
        ...LATEST,
      })
    : await payload.db.findGlobalVersions<Saved>({ global: global?.slug ?? "home", ...LATEST });
  const published = docs.findIndex(({ version }) => isPublished(version));
  const since = docs.slice(0, published < 0 ? docs.length : published);
  return {
    newest: String(docs[0]?.id ?? ""),
    authors: [...new Set(since.flatMap(({ version }) => version.lastSavedBy ?? []))],
  };
}

const hasVersions = (payload: Payload, place: string): boolean =>
  Boolean(
    isCollection(payload, place)
      ? payload.collections[place].config.versions
      : payload.config.globals.find(({ slug }) => slug === place)?.versions,
  );

async function titleOf(payload: Payload, { place, record, action, data }: Proposed) {
  if (action === "table") return "Redirects of a table";
  if (!isCollection(payload, place)) {
    const label = payload.config.globals.find(({ slug }) => slug === place)?.label;
    return String(label ?? place);
  }
  if (record !== "") {
    const { kind, title } = await inWords(payload, { collection: place, id: Number(record) });
    return `${kind}: ${title}`;
  }
  const { labels, admin } = payload.collections[place].config;
  const title: unknown = Reflect.get(data ?? {}, admin.useAsTitle ?? "id");
  return `${String(labels.singular)}: ${String(title ?? "new")}`;
}

/** Ends an earlier proposal for the same record. */
export async function propose(req: PayloadRequest, user: User, proposed: Proposed): Promise<void> {
  const { payload } = req;
  const { place, record, action, note, data } = proposed;
  const state = await latestState(payload, proposed);
  if (record !== "" || isGlobal(payload, place))
    for (const { id } of await liveProposals(req, proposed))
      await settle(req, id, { state: "void" });
  const versions = hasVersions(payload, place)
    ? await versionsOf(payload, proposed)
    : { newest: "", authors: [] };
  const title = await titleOf(payload, proposed);
  await payload.db.create({
    collection: "proposals",
    data: {
      place,
      record,
      action,
      title,
      note,
      state: "open",
      proposer: user.email,
      proposedBy: user.id,
      authors: versions.authors.join(" "),
      version: versions.newest,
      fingerprint: fingerprintOf(state),
      data: data ?? null,
    },
    req,
  });
  await noteEvent(req, { event: "proposed", place, record, detail: title });
}
