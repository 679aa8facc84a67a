/** Classifies the provider's errors, by the names of openid-client. */
import * as client from "openid-client";
import { LoginProblem, type Problem } from "#accounts/oidc/login-problem.ts";

/** The provider refuses the person or the code; our configuration is valid. */
const REFUSALS = new Set([
  "invalid_grant",
  "access_denied",
  "invalid_token",
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
]);
/** Errors in our configuration, for the operator. */
const OURS = new Set(["invalid_client", "unauthorized_client", "invalid_scope", "invalid_request"]);

const codeIn = (error: unknown): string =>
  error instanceof client.ClientError ? (error.code ?? "") : "";

/** OAuth's error code; empty if the provider sent none. */
const messageIn = (error: unknown): string =>
  error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError
    ? error.error
    : "";

/** The log line: what happened, with the provider's own text. Contains no token. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = "error_description" in error ? error.error_description : "";
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  const own = [messageIn(error), typeof reason === "string" ? reason : ""]
    .filter(Boolean)
    .join(", ");
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
  const reason = messageIn(error);
  if (OURS.has(reason)) return "settings";
  if (reason === "invalid_grant") return "state";
  if (reason !== "") return "away";
  const code = codeIn(error);
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return "clock";
  return BAD_TOKEN.has(code) ? "token" : "away";
}

/** Whether the provider refuses the person; other errors are the provider's or ours. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError) return error.status === 401;
  return REFUSALS.has(messageIn(error));
}
