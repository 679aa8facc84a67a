/** Checks with the provider whether an account is still valid. */
import * as client from "openid-client";
import type { Discovered } from "#accounts/oidc/discovery.ts";
import { isRefusal, wordsOf } from "#accounts/oidc/provider-errors.ts";

export interface Held {
  subject: string;
  refreshToken: string | null;
  accessToken: string | null;
}

export type Answer =
  | {
      state: "good";
      claims: Record<string, unknown>;
      refreshToken: string | null;
      accessToken: string | null;
    }
  | { state: "gone"; reason: string }
  | { state: "silent"; reason: string };

/** Uses the refresh token if any: an access token may outlive its account. Never throws. */
export async function answerOf(
  configuration: Discovered,
  { subject, refreshToken, accessToken }: Held,
): Promise<Answer> {
  try {
    const config = await configuration();
    if (refreshToken === null) {
      const claims = await client.fetchUserInfo(config, accessToken ?? "", subject);
      return { state: "good", claims, refreshToken, accessToken };
    }
    const tokens = await client.refreshTokenGrant(config, refreshToken);
    const claims = tokens.claims();
    if (claims && claims.sub !== subject)
      return { state: "gone", reason: "the provider's response is about another account" };
    return {
      state: "good",
      claims: { ...claims },
      refreshToken: tokens.refresh_token ?? refreshToken,
      accessToken: tokens.access_token,
    };
  } catch (error) {
    return { state: isRefusal(error) ? "gone" : "silent", reason: wordsOf(error) };
  }
}
