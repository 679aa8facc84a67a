import type { HostForms } from "#host-forms/host-forms.ts";

const nothing = (): void => undefined;

/** Stands for a host that recognises what it has got before, as the bundled one does. */
export const recognisingForms: Pick<
  HostForms,
  "status" | "noteReply" | "noteNoReply" | "noteRefusal"
> = {
  status: async () => ({ recognisesKeys: true, schema: null }),
  noteReply: nothing,
  noteNoReply: nothing,
  noteRefusal: nothing,
};
