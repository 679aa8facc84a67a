/**
 * An address on the web, as an editor wrote it; `null` when it is none (`javascript:`, a path, a
 * slip). Without a scheme it is taken for https.
 */
export function webAddress(written: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes(".") ? href : null;
}
