import type { Payload } from "payload";

/** Off until it is saved. */
interface Approval extends Record<string, unknown> {
  secondPerson?: boolean | null;
}

/** Ignores `PUBLISH_ALONE`. */
export async function isApprovalSet({ db }: Pick<Payload, "db">): Promise<boolean> {
  const found = await db.findGlobal<Approval>({ slug: "approval" });
  return found?.secondPerson === true;
}

/** Whether publishing needs a second person; operators can override it with `PUBLISH_ALONE`. */
export async function isApprovalOn(payload: Pick<Payload, "config" | "db">): Promise<boolean> {
  return payload.config.custom?.publishAlone !== true && (await isApprovalSet(payload));
}
