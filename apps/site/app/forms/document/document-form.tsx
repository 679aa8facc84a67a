import DocumentFormIsland, {
  type DocumentFormProps,
} from "#app/forms/document/document-form.island.tsx";
import { useFormMoment } from "#app/forms/form-moment.ts";
import { Island } from "#app/islands/island.tsx";

/** The form before a document (OWN-157) on a page. */
export function DocumentForm(props: DocumentFormProps) {
  return (
    <Island of={DocumentFormIsland} name="document-form" when={useFormMoment()} props={props} />
  );
}
