/** In the place of Payload's own, which stands there as it is where publishing needs nobody else. */
import { PublishButton, SaveButton } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { Propose } from "#publishing/screens/approval/propose.tsx";
import { isApprovalOn } from "#publishing/approval/approval-on.ts";

type Button = Pick<ServerProps, "payload">;

export const PublishOrPropose = async ({ payload }: Button) =>
  (await isApprovalOn(payload)) ? <Propose /> : <PublishButton />;

/** For what has no drafts. A new file is shown nowhere yet: it is saved without asking anybody. */
export async function SaveOrPropose({
  payload,
  isFile = false,
  id,
}: Button & { isFile?: boolean; id?: number | string }) {
  const isNewFile = isFile && id === undefined;
  return (await isApprovalOn(payload)) && !isNewFile ? <Propose isPlain /> : <SaveButton />;
}
