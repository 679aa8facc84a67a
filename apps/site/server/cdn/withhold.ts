/** Forbids all CDNs to cache a stale response: these headers are never set otherwise. */
export function withhold(response: Response): Response {
  const { headers } = response;
  for (const name of ["surrogate-control", "surrogate-key", "cdn-cache-control", "cache-tag"])
    headers.delete(name);
  const control = headers.get("cache-control");
  if (control?.includes("s-maxage"))
    headers.set("cache-control", control.replace(/,\s*s-maxage=\d+/, ""));
  return response;
}
