/** Links to documents behind a form (OWN-158), for the intake. */
import { POSTED } from "@meridian/contract/forms";
import {
  DOCUMENT_PAGE,
  documentNumber,
  documentLink,
  isOffered,
} from "@meridian/contract/site-protocol/document-link";
import type { IntakeOptions, MailedDocument, Submission } from "@meridian/intake";
import * as v from "valibot";
import type { Settings } from "#server/config/settings.ts";
import { readDocument } from "#server/forms/read-document.ts";

const idOf = (id: string | undefined): string | undefined =>
  v.is(documentNumber, id) ? id : undefined;

export const offeredDocuments = ({
  purgeSecret,
}: Pick<Settings, "purgeSecret">): NonNullable<IntakeOptions["documents"]> => ({
  isOffered: ({ documentId: id = "", document: name = "", [POSTED.documentMark]: mark = "" }) =>
    idOf(id) !== undefined && isOffered(purgeSecret, { id, name, mark }),
  link: (requested) =>
    `${DOCUMENT_PAGE}?link=${documentLink(purgeSecret, requested, Date.now()).link}`,
});

/** For the visitor's email: the document's name is the host's, not the posted one. */
export async function documentFor(
  { fields, page }: Pick<Submission, "fields" | "page">,
  {
    settings,
    fetch,
  }: {
    settings: Pick<Settings, "siteUrl" | "contentHost" | "purgeSecret"> &
      Partial<Pick<Settings, "contentApi">>;
    fetch?: typeof globalThis.fetch | undefined;
  },
): Promise<MailedDocument | null> {
  const id = idOf(fields.documentId);
  const found = id === undefined ? null : await readDocument(id, { settings, fetch });
  if (id === undefined || !found) return null;
  const { link, until } = documentLink(settings.purgeSecret, { id, page }, Date.now());
  return {
    name: found.name,
    address: `${settings.siteUrl}${DOCUMENT_PAGE}?link=${link}`,
    until,
  };
}
