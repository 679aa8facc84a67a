/** `POST /cms/api/proposals/propose`, `/{id}/approve`, `/{id}/back`: for users who may publish. */
import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { recordNumber } from "#accounts/access/record-number.ts";
import { isEditor } from "#accounts/access/roles.ts";
import { isApprovalOn } from "#publishing/approval/approval-on.ts";
import { carryOut } from "#publishing/approval/carry-out.ts";
import { statedChanges } from "#publishing/approval/changes.ts";
import { fingerprintOf } from "#publishing/approval/fingerprint.ts";
import { isGlobal, latestState, settle } from "#publishing/approval/proposals.ts";
import { propose } from "#publishing/approval/propose.ts";
import { statedData, whyNotRedirect } from "#publishing/approval/stated-data.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { isCollection } from "#server/is-collection.ts";
import type { Proposal, User } from "#payload-types.ts";
import type { Timed } from "#publishing/schedule/fields.ts";
import { timeWasSet } from "#publishing/schedule/shared-scheduler.ts";
import { forbid, refuse } from "#server/http/refuse.ts";

const LONGEST = 2000;
const word = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST)), "");
const proposalBody = v.object({
  place: v.string(),
  record: v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.check((record) => record === "" || recordNumber(record) > 0),
    ),
    "",
  ),
  action: v.picklist(["publish", "unpublish", "trash", "write", "remove"]),
  note: word,
  data: v.optional(v.record(v.string(), v.unknown())),
});
const decisionBody = v.object({ word });
const approved = v.object({ seen: v.string() });

const answer = (json: object, status = 200): Response =>
  Response.json(json, { status, headers: { "cache-control": "no-store" } });
const publisherOf = ({ user }: PayloadRequest): User | null =>
  user?.collection === "users" ? user : null;

async function read<T>(
  req: PayloadRequest,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  const result = v.safeParse(schema, await req.json?.().catch(() => null));
  return result.success ? result.output : null;
}

const proposing = (siteUrl: string): Endpoint => ({
  path: "/propose",
  method: "post",
  handler: async (req) => {
    const user = publisherOf(req);
    if (!user || !isEditor(req)) return forbid();
    const proposed = await read(req, proposalBody);
    if (!proposed)
      return refuse(422, `The request needs a proposal; a note has at most ${LONGEST} characters.`);
    const { place, record, action, note, data } = proposed;
    if (!(await isApprovalOn(req.payload)))
      return refuse(409, "Publishing no longer needs a second person: reload the page.");
    const isKnown = isGlobal(req.payload, place) || isContent(req, place);
    const needsRecord = !isGlobal(req.payload, place) && action !== "write";
    const state = await latestState(req.payload, { place, record });
    if (!isKnown || (!state && (record !== "" || needsRecord)))
      return refuse(404, "This record does not exist.");
    if (action !== "write") await propose(req, user, { place, record, action, note });
    else {
      if (!data) return refuse(422, "The request needs the values to save.");
      const stated = await statedData(req.payload, { place, record }, data);
      if (Object.keys(stated).length === 0)
        return refuse(422, "Nothing has changed: there is nothing to propose.");
      const why =
        place === "redirects" && (await whyNotRedirect(req, { place, record }, stated, siteUrl));
      if (why) return refuse(422, why);
      await propose(req, user, { place, record, action, note, data: stated });
    }
    return answer({ proposed: true });
  },
});

/** Other rules apply to users, messages and the log. */
const isContent = ({ payload }: PayloadRequest, place: string): boolean =>
  isCollection(payload, place) &&
  payload.collections[place].config.fields.some(
    (field) => "name" in field && field.name === "proposals",
  );

/** Returns the refusal if this user may not decide it. */
async function toDecide(req: PayloadRequest): Promise<Proposal | Response> {
  const user = publisherOf(req);
  if (!user || !isEditor(req)) return forbid();
  const found = await req.payload.db.findOne<Proposal>({
    collection: "proposals",
    where: { id: { equals: Number(req.routeParams?.id) || 0 } },
  });
  if (!found) return refuse(404, "This proposal does not exist.");
  if (found.state !== "open")
    return refuse(409, "This proposal is already decided: reload the page.");
  return found;
}

function whyNot(user: User | null, { proposedBy, proposer, authors }: Proposal): string | null {
  if (user?.id === proposedBy || user?.email === proposer)
    return "You proposed this, so a different person must approve it.";
  return user && (authors ?? "").split(" ").includes(user.email)
    ? "You wrote part of this, so a different person must approve it."
    : null;
}

const approving = (siteUrl: string): Endpoint => ({
  path: "/:id/approve",
  method: "post",
  handler: async (req) => {
    const found = await toDecide(req);
    if (found instanceof Response) return found;
    const own = whyNot(publisherOf(req), found);
    if (own) return refuse(403, own);
    const target = { place: found.place, record: found.record ?? "" };
    const state: Timed | null = await latestState(req.payload, target);
    const decided = { decider: req.user?.email ?? "", decidedAt: new Date().toISOString() };
    if (fingerprintOf(state) !== found.fingerprint) {
      await settle(req, found.id, { ...decided, state: "void" });
      return refuse(409, "The record has changed since the proposal: it must be proposed again.");
    }
    // Approves only the changes that the page showed.
    const given = await read(req, approved);
    if (given?.seen !== (await statedChanges(req.payload, found)).mark)
      return refuse(
        409,
        "The changes differ from those on your page: reload it and check them again.",
      );
    const at = Date.parse(state?.publishAt ?? "");
    const waits = found.action === "publish" && at > Date.now();
    if (!waits)
      try {
        await carryOut(req, found, siteUrl);
      } catch (error) {
        return refuse(
          409,
          `This could not be done. ${error instanceof Error ? error.message : ""}`,
        );
      }
    await settle(req, found.id, { ...decided, state: waits ? "approved" : "done" });
    if (waits) timeWasSet(req.payload);
    await noteEvent(req, {
      event: "approved",
      place: target.place,
      record: target.record,
      detail: `${found.title ?? ""}, proposed by ${found.proposer}`,
    });
    return answer({ done: !waits });
  },
});

const sendingBack: Endpoint = {
  path: "/:id/back",
  method: "post",
  handler: async (req) => {
    const found = await toDecide(req);
    if (found instanceof Response) return found;
    const given = await read(req, decisionBody);
    if (!given) return refuse(422, `A comment has at most ${LONGEST} characters.`);
    await settle(req, found.id, {
      state: "back",
      decider: req.user?.email ?? "",
      decidedAt: new Date().toISOString(),
      word: given.word,
    });
    await noteEvent(req, {
      event: "sent-back",
      place: found.place,
      record: found.record ?? "",
      detail: `${found.title ?? ""}, proposed by ${found.proposer}`,
    });
    return answer({ done: true });
  },
};

export const proposalEndpoints = (siteUrl: string): Endpoint[] => [
  proposing(siteUrl),
  approving(siteUrl),
  sendingBack,
];
