import type { Payload } from "payload";

/** The stored setting; off until someone saves it. */
interface Approval extends Record<string, unknown> {
  secondPerson?: boolean | null;
}

/** The editor's setting, regardless of `PUBLISH_ALONE`. */
export async function isApprovalSet({ db }: Pick<Payload, "db">): Promise<boolean> {
  const found = await db.findGlobal<Approval>({ slug: "approval" });
  return found?.secondPerson === true;
}

/**
 * Whether publishing needs a second person. Operators can override it in an emergency with
 * `PUBLISH_ALONE`.
 */
export async function isApprovalOn(payload: Pick<Payload, "config" | "db">): Promise<boolean> {
  return payload.config.custom?.publishAlone !== true && (await isApprovalSet(payload));
}
