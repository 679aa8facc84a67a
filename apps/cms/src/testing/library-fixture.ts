/** A host with an empty library, and requests to the admin's API. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { handleEndpoints } from "payload";
import sharp from "sharp";
import type { TestCms, TestSettings } from "#testing/open-cms.ts";
import { testCms, testUsers, type TestUsers } from "#testing/test-cms.ts";

export let cms: TestCms;
export let users: TestUsers;

/** Opens and closes with the test file. */
export function openLibraryFixture(settings: TestSettings = {}): void {
  cms = testCms({ loginFloor: 0, ...settings });
  users = testUsers(cms);
}

export interface Sent {
  bytes: Buffer;
  name?: string;
  type?: string;
  data?: object;
  /** The record whose file it replaces. */
  to?: number | string;
  as?: string;
  collection?: string;
  query?: string;
}

export interface Doc {
  id: number;
  filename: string;
  mimeType: string;
  filesize: number;
  width: number | null;
  height: number | null;
  sizes: Record<string, { filename: string | null; width: number | null; height: number | null }>;
}

interface Answer {
  doc?: Doc;
  errors?: { message: string; data?: { errors: { message: string }[] } }[];
}

/** Requests with a role's session, or without one. */
export function requestAs(path: string, role: string, init: RequestInit): Promise<Response> {
  const token = users[role]?.token;
  return handleEndpoints({
    config: cms.payload.config,
    request: new Request(`${cms.settings.url}/cms/api${path}`, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        ...(token && { authorization: `JWT ${token}` }),
      },
    }),
    payloadInstanceCacheKey: cms.settings.dataDir,
  });
}

/** Like the admin's form. */
export async function upload({
  bytes,
  name = "x.png",
  type = "image/png",
  data = { alt: "A picture" },
  to = "",
  as = "editor",
  collection = "media",
  query = "",
}: Sent) {
  const body = new FormData();
  body.append("_payload", JSON.stringify(data));
  body.append("file", new File([new Uint8Array(bytes)], name, { type }));
  const path = `/${collection}${to === "" ? "" : `/${to}`}${query}`;
  const response = await requestAs(path, as, { method: to === "" ? "POST" : "PATCH", body });
  const { doc, errors }: Answer = await response.json();
  return {
    status: response.status,
    doc: doc as Doc,
    message: errors?.[0]?.data?.errors[0]?.message ?? errors?.[0]?.message ?? "",
  };
}

export const painted = (width: number, height: number, background = "#a30"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Files in the folder, without uploads in progress. */
export const storedFiles = async (): Promise<string[]> =>
  (await readdir(join(cms.settings.dataDir, "media")))
    .filter((name) => !name.startsWith(".noted-"))
    .toSorted();
