/** Where a pasted link leads. */

/** Sites that stand before the page itself, and the parameters that name it. */
const DETOURS: [host: RegExp, parameters: string[]][] = [
  [/\.safelinks\.protection\.outlook\.com$/, ["url"]],
  [/^(?:www\.)?google\.com$/, ["q", "url"]],
];

/**
 * The address of a link that leads to a page or a mailbox; `undefined` where it leads to a file of
 * somebody's computer, to a script or nowhere. Detours of Outlook and Google, which name whoever
 * copied the link, are taken off.
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
