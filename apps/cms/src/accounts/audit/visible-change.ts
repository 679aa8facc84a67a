import type { PayloadRequest } from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { isCollection } from "#server/is-collection.ts";

interface Change {
  /** The slug of the collection or global. */
  place: string;
  record?: number | string;
  state: object | null;
  isOnSite: boolean;
  isTrashed: boolean;
}

/** A global is its own title. */
export async function noteVisibleChange(
  req: PayloadRequest,
  { place, record, state, isOnSite, isTrashed }: Change,
): Promise<void> {
  await noteEvent(req, {
    event: isOnSite ? "published" : isTrashed ? "trashed" : "off-site",
    place,
    ...(record !== undefined && { record }),
    detail: titleOf(req, place, state),
  });
}

export async function noteDeleted(
  req: PayloadRequest,
  place: string,
  state: { id?: number | string },
): Promise<void> {
  await noteEvent(req, {
    event: "deleted",
    place,
    record: state.id ?? "",
    detail: titleOf(req, place, state),
  });
}

function titleOf({ payload }: PayloadRequest, place: string, state: object | null): string {
  if (!isCollection(payload, place)) return "";
  const { useAsTitle = "id" } = payload.collections[place].config.admin;
  const { [useAsTitle]: title }: Record<string, unknown> = { ...state };
  return typeof title === "string" ? title : "";
}
