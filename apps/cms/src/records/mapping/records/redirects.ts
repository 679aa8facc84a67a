import type { Redirect as RedirectRecord, Wire } from "@meridian/contract";
import { text } from "#records/mapping/kinds.ts";
import type { NewDocument } from "#records/mapping/import-context.ts";
import type { Redirect } from "#payload-types.ts";

export const redirect = {
  write: ({ from, to, status }: Redirect): NonNullable<Wire<"redirects">>[number] => ({
    from: text.write(from),
    to: text.write(to),
    status: status === "302" ? 302 : 301,
  }),
  read: ({ from, to, status }: RedirectRecord): NewDocument<"redirects"> => ({
    from,
    to,
    status: status === 302 ? "302" : "301",
  }),
};
