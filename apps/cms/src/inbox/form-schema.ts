/** The inbox's rules for a message, as the site reads them: the contract's own. */
import {
  formOfSchemaPath,
  PLAIN_SCHEMA,
  RECOGNISES_KEYS,
} from "@meridian/contract/form-host/form-address";

/**
 * Returns a form's schema; `null` for any other address. Needs no database, so that a site that
 * starts while the database is unreachable learns that it may send a message again.
 */
export function answerFormSchema(request: Request): Response | null {
  return formOfSchemaPath(new URL(request.url).pathname) === null
    ? null
    : Response.json(PLAIN_SCHEMA, { headers: { "cache-control": "no-store", ...RECOGNISES_KEYS } });
}
