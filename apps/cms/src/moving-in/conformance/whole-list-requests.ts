/** Requests whole lists for the conformance check, and notes unusual responses. */
import { pageAddress } from "@meridian/contract/call";
import { PAGES_HEADER, CallError } from "@meridian/contract";
import { readAnswer } from "@meridian/contract/client/answer";
import type { RequestJson } from "@meridian/contract/client/request-json";
import { hasFieldsAlone } from "@meridian/contract/client/category";
import type { HttpClient } from "#moving-in/conformance/http-client.ts";

/** Most pages of one list, of a hundred records each. */
const PAGES = 200;
const PER_PAGE = 100;

export type Notice = (note: string) => void;

/** A `RequestJson` that reads whole lists. `urlOf` makes a call's address absolute. */
export function wholeListRequests(
  urlOf: (address: string) => string,
  httpClient: HttpClient,
): (notice: Notice) => RequestJson {
  return (notice) => {
    const page = async (call: string, address: string, absent: boolean) => {
      const reply = await httpClient(call, address);
      const url = urlOf(address);
      if (reply.url !== url) notice(`redirects to ${reply.url}`);
      const json = read(
        { status: reply.status, type: reply.headers.get("content-type"), body: reply.body },
        { call, url, absent, notice },
      );
      const type = reply.headers.get("content-type") ?? "";
      if (!/\bjson\b/.test(type))
        notice(`JSON with the type ${type || '""'}, not application/json`);
      return { json, pages: Number(reply.headers.get(PAGES_HEADER) ?? Number.NaN) };
    };
    const whole = async (call: string, address: string, absent: boolean): Promise<unknown> => {
      if (address.includes("?categories="))
        notice("the category filter is missing: requested again by the category's id");
      const { json, pages } = await page(call, address, absent);
      // The first page shows whether a filter works.
      const isProbe =
        address.includes("_fields=") && Array.isArray(json) && json.every(hasFieldsAlone);
      const isPaged = pages > 1 || address.includes(`per_page=${PER_PAGE}`);
      if (!Array.isArray(json) || isProbe || !isPaged) return json;
      const further = (at: number) => page(call, pageAddress(address, at), false);
      return [...json, ...(await rest(json, pages, further))];
    };
    return whole;
  };
}

function read(...[answer, reading]: Parameters<typeof readAnswer>): unknown {
  try {
    return readAnswer(answer, reading);
  } catch (error) {
    if (error instanceof CallError && error.isUnserved) return undefined;
    throw error;
  }
}

/** The pages after the first; without a total, until there are no more. */
async function rest(
  first: unknown[],
  pages: number,
  page: (at: number) => Promise<{ json: unknown }>,
): Promise<unknown[]> {
  const items: unknown[] = [];
  const isCounted = Number.isInteger(pages);
  if (isCounted ? pages < 2 : first.length < PER_PAGE) return items;
  if (pages > PAGES) throw new Error(`a list of ${pages} pages; at most ${PAGES} are read`);
  let before = JSON.stringify(first[0]);
  for (let at = 2; at <= (isCounted ? pages : PAGES); at++) {
    const json = await page(at).then(
      (reply) => reply.json,
      (error: unknown) =>
        isCounted || !(error instanceof CallError) || error.cause !== undefined
          ? Promise.reject(error)
          : [],
    );
    // A host without paging sends the same list again.
    const head = Array.isArray(json) ? JSON.stringify(json[0]) : undefined;
    if (!Array.isArray(json) || json.length === 0 || head === before) break;
    items.push(...json);
    before = head ?? "";
    if (!isCounted && json.length < PER_PAGE) break;
  }
  return items;
}
