/** Payload's own buttons stay where publishing needs no second person. */
import { PublishButton, SaveButton } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { Propose } from "#publishing/screens/approval/propose.tsx";
import { isApprovalOn } from "#publishing/approval/approval-on.ts";

type Button = Pick<ServerProps, "payload">;

export const PublishOrPropose = async ({ payload }: Button) =>
  (await isApprovalOn(payload)) ? <Propose /> : <PublishButton />;

/** For collections without drafts. A new file needs no approval: no page shows it yet. */
export async function SaveOrPropose({
  payload,
  isFile = false,
  id,
}: Button & { isFile?: boolean; id?: number | string }) {
  const isNewFile = isFile && id === undefined;
  return (await isApprovalOn(payload)) && !isNewFile ? <Propose isPlain /> : <SaveButton />;
}
