import type { HostForms } from "#host-forms/host-forms.ts";

const nothing = (): void => undefined;

/** A host that recognises repeats, like the bundled one. */
export const recognisingForms: Pick<
  HostForms,
  "status" | "noteReply" | "noteNoReply" | "noteRefusal"
> = {
  status: async () => ({ recognisesKeys: true, schema: null }),
  noteReply: nothing,
  noteNoReply: nothing,
  noteRefusal: nothing,
};
