/** The inbox's rules for a message: the contract's, as the site reads them. */
import {
  formOfSchemaPath,
  PLAIN_SCHEMA,
  RECOGNISES_KEYS,
} from "@meridian/contract/form-host/form-address";

/**
 * `null` for other addresses. Needs no database: a site that starts while the database is
 * unreachable must still read that it may send a message again.
 */
export function answerFormSchema(request: Request): Response | null {
  return formOfSchemaPath(new URL(request.url).pathname) === null
    ? null
    : Response.json(PLAIN_SCHEMA, { headers: { "cache-control": "no-store", ...RECOGNISES_KEYS } });
}
