import { useState } from "react";
import { createDraft } from "#app/forms/draft/draft.ts";
import { createFormKeys, randomKey, type FormKeys } from "#app/forms/sending/form-key.ts";

/**
 * The keys of one form. `draftName`: under which its draft is kept, if it is: then its last key
 * outlives the page too.
 */
export function useFormKeys(draftName: string | undefined): FormKeys {
  const [keys] = useState((): FormKeys => {
    if (draftName === undefined) return createFormKeys(randomKey);
    const made = createFormKeys(randomKey, createDraft(`${draftName}, last sent`));
    return {
      keyFor: made.keyFor,
      renew() {
        made.renew();
        // Also when the visitor has gone on to another page meanwhile: nothing listens to the
        // controls any more.
        createDraft(draftName).forget();
      },
    };
  });
  return keys;
}
