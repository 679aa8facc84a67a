const MAPS = /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

/** The page to link to in place of an external frame; `null` without an address. */
export function framePage(address: string): string | null {
  const absolute = address.trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  return MAPS.test(url.hostname) && url.pathname.startsWith("/maps") ? mapPage(url) : url.href;
}

/** Google shows the address of a map's frame only within a frame. */
function mapPage(url: URL): string {
  const { searchParams } = url;
  const [, east, north] =
    /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/.exec(searchParams.get("pb") ?? "") ?? [];
  const place = searchParams.get("q") ?? (east && north ? `${north},${east}` : null);
  return place === null
    ? url.href
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place }).toString()}`;
}
