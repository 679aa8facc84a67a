import type { RelationshipFieldServerProps } from "payload";
import { ColleagueSelect } from "#inbox/screens/colleague-select.tsx";
import { assignable } from "#inbox/teamwork/assignable.ts";
import { idOf } from "#inbox/teamwork/shared-fields.ts";

/** By name: Payload's own field shows the e-mail address of each. */
export async function AssignedTo({ data, path, payload, readOnly }: RelationshipFieldServerProps) {
  const options = await assignable(payload, idOf(data?.assignee));
  return <ColleagueSelect {...{ path, options }} readOnly={readOnly ?? false} />;
}
