import type { UIFieldServerProps } from "payload";
import { CloseButton } from "#inbox/screens/close-button.tsx";
import { isPublished } from "#records/fields/publishing.ts";
import type { Vacancy } from "#payload-types.ts";

/** Shown to users who may not write a vacancy; editors have Payload's buttons. */
export function RecruitersClose({ data, user }: UIFieldServerProps) {
  const { id, title, _status }: Partial<Vacancy> = data ?? {};
  if (id === undefined || user?.collection !== "users" || user.role !== "recruiter") return null;
  return <CloseButton vacancy={id} title={title ?? ""} isOpen={isPublished({ _status })} />;
}
