/** What the provider's answers and failures mean; names as openid-client gives them. */
import * as client from "openid-client";
import { LoginProblem, type Problem } from "#accounts/oidc/login-problem.ts";

/** Of the provider, about the person or the code: not about us. */
const REFUSALS = new Set([
  "invalid_grant",
  "access_denied",
  "invalid_token",
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
]);
/** About us: what an operator mends. */
const OURS = new Set(["invalid_client", "unauthorized_client", "invalid_scope", "invalid_request"]);

const codeIn = (error: unknown): string =>
  error instanceof client.ClientError ? (error.code ?? "") : "";

/** OAuth's own word for it; empty where the provider said none. */
const saidIn = (error: unknown): string =>
  error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError
    ? error.error
    : "";

/** For the log: what happened, and the provider's own words. No token stands in them. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = "error_description" in error ? error.error_description : "";
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  const own = [saidIn(error), typeof said === "string" ? said : ""].filter(Boolean).join(", ");
  return `${error.message}${own ? ` (${own})` : cause}`.slice(0, 300);
}

const BAD_TOKEN = new Set([
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_UNSUPPORTED_OPERATION",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_PARSE_ERROR",
]);

export function problemOf(error: unknown): LoginProblem {
  return new LoginProblem(kindOf(error), wordsOf(error), { cause: error });
}

function kindOf(error: unknown): Problem {
  if (error instanceof client.AuthorizationResponseError) return "refused";
  const said = saidIn(error);
  if (OURS.has(said)) return "settings";
  if (said === "invalid_grant") return "state";
  if (said !== "") return "away";
  const code = codeIn(error);
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return "clock";
  return BAD_TOKEN.has(code) ? "token" : "away";
}

/** Whether the provider says that the person is not let in any more; anything else is its own trouble, or ours. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError) return error.status === 401;
  return REFUSALS.has(saidIn(error));
}
