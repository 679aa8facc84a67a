/** An editor's address; `null`: invalid (`javascript:`, a path, a typo). Adds https if missing. */
export function webAddress(written: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes(".") ? href : null;
}
