import type { BlogPost } from "@meridian/contract";
import { clean } from "@meridian/contract/client/testing/clean";
import { createDemoHost } from "@meridian/demo";
import { afterAll, afterEach, beforeAll } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { emptyContent, type HostContent } from "#moving-in/import/content.ts";
import { importContent } from "#moving-in/import/import-host.ts";
import type { Entry } from "#moving-in/import/report.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

export const demo = createDemoHost();
export const none: HostContent = emptyContent();
export let cms: TestCms;

export const runImport = async (content: Partial<HostContent>): Promise<Entry[]> =>
  await importContent(
    cms.payload,
    { ...none, ...content },
    {
      own: ["https://old.example.com"],
      fetchPicture: () => Promise.reject(new Error("no picture is requested")),
    },
  );
export const replyTo = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();
export const post = (name: string, more: object = {}) => ({
  id: 1,
  post_name: name,
  title: name,
  description: "A text.",
  category: "",
  date: "2026-03-09",
  content: [],
  ...more,
});
export const blog = (...posts: object[]): BlogPost[] => clean("blog", posts);

/** Opens and closes with the test file. */
export function importFixture(): void {
  beforeAll(async () => {
    cms = await openTestCms();
  });
  afterEach(() => demo.reset());
  afterAll(async () => {
    await demo.stop();
    await cms.close();
  });
}
