/** Redirecting hosts, and the parameters with the real address. */
const DETOURS: [host: RegExp, parameters: string[]][] = [
  [/\.safelinks\.protection\.outlook\.com$/, ["url"]],
  [/^(?:www\.)?google\.com$/, ["q", "url"]],
];

/**
 * The address of a page or mailbox; `undefined` for local files, scripts or no target. Removes
 * redirects of Outlook and Google, which identify the person who copied the link.
 */
export function addressOf(href: string): string | undefined {
  const written = href.trim();
  if (/^(?:mailto:|tel:)\S/i.test(written) || /^[/#](?![/\\])\S*$/.test(written)) return written;
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [, parameters = []] = DETOURS.find(([host]) => host.test(url.hostname)) ?? [];
  if (/google/.test(url.hostname) && url.pathname !== "/url") return address;
  const to = parameters.map((name) => url.searchParams.get(name)).find(Boolean);
  return to && /^https?:\/\//i.test(to) ? to : address;
}
