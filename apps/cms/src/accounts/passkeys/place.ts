/** A passkey belongs to a site: the host name of the admin. */
import { isIP } from "node:net";
import type { Payload } from "payload";

export interface Place {
  rpID: string;
  origin: string;
}

/** `null` without a host name: browsers store no passkeys for an IP address. */
export function placeAt(url: string): Place | null {
  const { hostname, origin } = new URL(url);
  return isIP(hostname.replace(/^\[|\]$/g, "")) ? null : { rpID: hostname, origin };
}

export const placeOf = ({ config }: Payload): Place | null => placeAt(config.serverURL);

export const NO_PLACE =
  "Passkeys need a host name; this admin is opened at an IP address. Contact your operator.";
