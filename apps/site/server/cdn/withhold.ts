/**
 * An answer that is known to be old, for a visitor who would get nothing better: a CDN must not keep
 * it. By all vendors' names, for none of them is ever asked for on purpose.
 */
export function withhold(response: Response): Response {
  const { headers } = response;
  for (const name of ["surrogate-control", "surrogate-key", "cdn-cache-control", "cache-tag"])
    headers.delete(name);
  const control = headers.get("cache-control");
  if (control?.includes("s-maxage"))
    headers.set("cache-control", control.replace(/,\s*s-maxage=\d+/, ""));
  return response;
}
