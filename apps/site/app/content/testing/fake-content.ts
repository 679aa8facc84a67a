import type { GetCallName } from "@meridian/contract";
import type { ContentSource } from "#app/render-context.server.ts";

export const HOST = "https://host.example";

export interface FakeContent extends ContentSource {
  /** Band and message of each report, in order. */
  reports: [string, string][];
  /** Calls in request order. */
  calls: GetCallName[];
}

/** A content source for tests: returns given replies, throws given errors, and has no others. */
export function fakeContent(replies: Partial<Record<GetCallName, unknown>>): FakeContent {
  const reports: [string, string][] = [];
  const calls: GetCallName[] = [];
  const read = async (name: GetCallName): Promise<unknown> => {
    calls.push(name);
    const reply = replies[name];
    if (reply instanceof Error) throw reply;
    return reply ?? null;
  };
  const ownPath = (address: string): string | undefined => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url?.origin === HOST ? url.pathname + url.search : undefined;
  };
  return {
    reports,
    ownPath,
    calls,
    read: read as ContentSource["read"],
    report: (band, error) =>
      void reports.push([band, error instanceof Error ? error.message : String(error)]),
  };
}
