import type { Payload } from "payload";

/** What is asked of the setting; one that nobody has saved is off. */
interface Approval extends Record<string, unknown> {
  secondPerson?: boolean | null;
}

/** Whether it is set, whatever the operator says. */
export async function isApprovalSet({ db }: Pick<Payload, "db">): Promise<boolean> {
  const found = await db.findGlobal<Approval>({ slug: "approval" });
  return found?.secondPerson === true;
}

/** Whether publishing needs a second person. The operator's way out in an emergency: `PUBLISH_ALONE`. */
export async function isApprovalOn(payload: Pick<Payload, "config" | "db">): Promise<boolean> {
  return payload.config.custom?.publishAlone !== true && (await isApprovalSet(payload));
}
