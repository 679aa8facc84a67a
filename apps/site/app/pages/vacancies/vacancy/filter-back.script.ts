/** Links to the filtered list that the visitor came from (VAC-10). */
export default function filterBack(place: HTMLElement): void {
  const link = [...place.querySelectorAll("a")].at(-1);
  if (!link || !URL.canParse(document.referrer)) return;
  const from = new URL(document.referrer);
  const list = new URL(link.href);
  if (from.origin === list.origin && from.pathname === list.pathname) link.search = from.search;
}
