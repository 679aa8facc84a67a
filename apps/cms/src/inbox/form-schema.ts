/** What the inbox wants of a message, where the site asks for it: the contract's own rules. */
import {
  formOfSchemaPath,
  PLAIN_SCHEMA,
  RECOGNISES_KEYS,
} from "@meridian/contract/form-host/form-address";

/**
 * Answers a form's schema; `null` for any other address. Needs no database, so that a site that
 * starts learns while the database is away that a message may be sent again.
 */
export function answerFormSchema(request: Request): Response | null {
  return formOfSchemaPath(new URL(request.url).pathname) === null
    ? null
    : Response.json(PLAIN_SCHEMA, { headers: { "cache-control": "no-store", ...RECOGNISES_KEYS } });
}
