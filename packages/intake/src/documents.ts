/** Documents behind a form (OWN-157): messages of the contact form's variant `document`. */
import type { FormKind } from "@meridian/contract/forms";

/** As the visitor's email names it. */
export interface MailedDocument {
  name: string;
  /** Of the page with the document. */
  address: string;
  /** Until when, milliseconds since 1970. */
  until: number;
}

interface Requested {
  kind: FormKind["kind"];
  variant: string;
}

export const isForDocument = ({ kind, variant }: Requested): boolean =>
  kind === "contact" && variant === "document";

/** What the caller knows about documents. */
export interface Documents {
  /** Whether a page has offered the posted document. */
  isOffered(posted: Record<string, string>): boolean;
  /** Path of the page with a document. */
  link(requested: { id: string; page: string }): string;
}

/** A post for a document that no page has offered. */
export const isForNone = (
  { documents }: { documents?: Documents | undefined },
  { form: { kind }, variant }: { form: Pick<FormKind, "kind">; variant: string },
  posted: Record<string, string>,
): boolean => isForDocument({ kind, variant }) && documents?.isOffered(posted) === false;
