/** Which site a passkey belongs to: the admin's own name, by the address that editors open. */
import { isIP } from "node:net";
import type { Payload } from "payload";

export interface Place {
  rpID: string;
  origin: string;
}

/** `null` where the admin has no name: browsers keep no passkeys for a number. */
export function placeAt(url: string): Place | null {
  const { hostname, origin } = new URL(url);
  return isIP(hostname.replace(/^\[|\]$/g, "")) ? null : { rpID: hostname, origin };
}

export const placeOf = ({ config }: Payload): Place | null => placeAt(config.serverURL);

export const NO_PLACE =
  "Passkeys need an address with a name (CMS_URL), such as https://cms.example.com or http://localhost:4000.";
