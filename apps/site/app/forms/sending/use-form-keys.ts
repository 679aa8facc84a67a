import { useState } from "react";
import { createDraft } from "#app/forms/draft/draft.ts";
import { createFormKeys, randomKey, type FormKeys } from "#app/forms/sending/form-key.ts";

/** One form's keys. With `draftName` the last key also survives the page. */
export function useFormKeys(draftName: string | undefined): FormKeys {
  const [keys] = useState((): FormKeys => {
    if (draftName === undefined) return createFormKeys(randomKey);
    const made = createFormKeys(randomKey, createDraft(`${draftName}, last sent`));
    return {
      keyFor: made.keyFor,
      renew() {
        made.renew();
        // Needed on another page, where the controls have no listeners any more.
        createDraft(draftName).discard();
      },
    };
  });
  return keys;
}
