import type { Call } from "#call.ts";
import { CALL_NAMES, calls, type CallName } from "#calls.ts";

export interface Match {
  name: CallName;
  params: Record<string, string>;
}

/**
 * The rows that match a request, in the table's order. Kinds may share a path (`posts?slug=` is a
 * service or a case study): a host returns the first with a result. Like WordPress, ignores unknown
 * parameters and a slug's outer slashes.
 */
export function matchCalls(method: string, url: URL): Match[] {
  const found: Match[] = [];
  for (const name of CALL_NAMES) {
    const row: Call = calls[name];
    if (row.method !== (method === "HEAD" ? "GET" : method)) continue;
    const params = matchTemplate(trimSlash(row.path), trimSlash(url.pathname), true);
    const query = params && matchQuery(row, url.searchParams);
    if (params && query) found.push({ name, params: { ...params, ...query } });
  }
  return found;
}

const trimSlash = (path: string): string => path.replace(/\/+$/, "");
const bare = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

function matchQuery(row: Call, query: URLSearchParams): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [key, template] of Object.entries(row.query ?? {})) {
    const value = query.get(key);
    const read = value === null ? null : matchTemplate(bare(template), bare(value), false);
    if (!read) return null;
    Object.assign(params, read);
  }
  return params;
}

/** Reads a template's parameters, decoded. In a path only `{path}` may contain slashes. */
function matchTemplate(
  template: string,
  text: string,
  inPath: boolean,
): Record<string, string> | null {
  const names: string[] = [];
  const source = template
    .replace(/[.*+?^$()[\]\\|]/g, "\\$&")
    .replace(/\/?\{(\w+)\}/g, (whole, name: string) => {
      names.push(name);
      const slash = whole.startsWith("/") ? "/" : "";
      return name === "path" ? `(?:${slash}(.*))?` : `${slash}(${inPath ? "[^/]+" : ".+"})`;
    });
  const read = new RegExp(`^${source}$`, "s").exec(text);
  if (!read) return null;
  try {
    return Object.fromEntries(
      names.map((name, at) => [
        name,
        inPath ? decodeURIComponent(read[at + 1] ?? "") : (read[at + 1] ?? ""),
      ]),
    );
  } catch {
    return null;
  }
}
