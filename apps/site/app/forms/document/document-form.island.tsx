import { POSTED } from "@meridian/contract/forms";
import { documentFormIn } from "@meridian/messages/forms/document";
import { useMemo } from "react";
import { FormFields } from "#app/forms/form-fields.tsx";
import { FormEnd } from "#app/forms/form-parts.tsx";
import { SiteForm } from "#app/forms/site-form.tsx";
import { DocumentSent } from "#app/forms/document/document-sent.tsx";
import { useT } from "#app/language/language.ts";

export interface DocumentFormProps {
  /** Of its record in the content host's library. */
  id: string;
  name: string;
  /** The server's signature of both. */
  mark: string;
  /** Of the button; `""`: the program's. */
  button: string;
}

const TOOL = {
  name: "request_document",
  does: "Requests the document on this page; the person gets a link by e-mail.",
};

/** The form before a document (OWN-157): name and e-mail, to which the link goes. */
export default function DocumentForm({ id, name, mark, button }: DocumentFormProps) {
  const t = useT();
  const form = useMemo(() => documentFormIn(t), [t]);
  return (
    <SiteForm
      form={form}
      variant="document"
      id={`document-${id}`}
      document={id}
      tool={TOOL}
      sentLine={DocumentSent}
    >
      {(parts) => (
        <>
          <input type="hidden" name={POSTED.documentMark} value={mark} />
          <FormFields
            {...parts}
            // Of the page, also after a sent form, whose values are empty.
            values={{ ...parts.values, document: name, documentId: id }}
          />
          <FormEnd {...parts} submit={button || t("document.send")} />
        </>
      )}
    </SiteForm>
  );
}
