/** The provider's addresses and keys, cached for an hour. */
import * as client from "openid-client";
import type { OidcSettings } from "@meridian/settings/company-login";

/** Timeout in seconds for the provider's responses. */
export const ANSWER_SECONDS = 5;
const KNOWN_MS = 3_600_000;

export type Discovered = () => Promise<client.Configuration>;

export function discoverer({ issuer, clientId, clientSecret }: OidcSettings): Discovered {
  let known: { until: number; found: Promise<client.Configuration> } | undefined;
  const discover = async (): Promise<client.Configuration> => {
    const execute = [client.enableNonRepudiationChecks];
    if (issuer.startsWith("http:")) execute.push(client.allowInsecureRequests);
    try {
      return await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: ANSWER_SECONDS,
        execute,
      });
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  return () => {
    if (!known || known.until < Date.now() || known.until > Date.now() + KNOWN_MS)
      known = { until: Date.now() + KNOWN_MS, found: discover() };
    return known.found;
  };
}
