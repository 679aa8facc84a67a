/** Files that are slow to inspect: the built site still serves its pages. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerOn } from "../../packages/intake/src/tests/answer-question.ts";
import { contactMessage } from "../../packages/intake/src/tests/posts.ts";
import { NO_RATE_LIMITS } from "../no-rate-limits.ts";
import { builtSite, slowOfPages } from "./built-site.ts";
import { busyDocx } from "./files/not-docx.ts";
import { LONGEST_MS } from "./long.ts";
import { record } from "./record.ts";

const UPLOADS = 20;
const MOST_MS = 50;
const site = builtSite(34, NO_RATE_LIMITS);
const SITE = site.url;

const busy = busyDocx();

/** Only stored messages use up the page's question: all these posts have the same one. */
const questionOf = async (): Promise<{ question: string; answer: string }> =>
  answerOn(await (await fetch(`${SITE}/`)).text());

async function upload(
  solved: Record<string, string>,
): Promise<{ status: number; errors: Record<string, string> }> {
  const form = contactMessage({
    key: randomUUID(),
    "file-type": new File([new Uint8Array(busy)], "cv.docx"),
    ...solved,
  });
  const response = await fetch(`${SITE}/`, {
    method: "POST",
    body: form,
    headers: { accept: "application/json", "sec-fetch-site": "same-origin" },
  });
  return {
    status: response.status,
    errors: ((await response.json()) as { errors: Record<string, string> }).errors,
  };
}

/** Processor milliseconds of the site's main thread; 0 without /proc. */
function mainThreadTime(): number {
  try {
    const stat = readFileSync(`/proc/${site.pid()}/task/${site.pid()}/stat`, "utf8");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    // Ticks of 10 ms.
    return (Number(user) + Number(system)) * 10;
  } catch {
    return 0;
  }
}

test(
  `${UPLOADS} such uploads at once take no more than ${MOST_MS} ms each of the thread that serves the pages; each is refused in the specification's words`,
  { timeout: LONGEST_MS },
  async () => {
    expect(busy.length).toBeLessThan(20_000);
    const solved = await questionOf();
    await slowOfPages(site);
    const before = mainThreadTime();
    const quiet = await slowOfPages(site);
    const between = mainThreadTime();
    const uploads = Promise.all(Array.from({ length: UPLOADS }, () => upload(solved)));
    const flooded = await slowOfPages(site);
    const answers = await uploads;
    expect(answers).toEqual(
      answers.map(() => ({
        status: 422,
        errors: { "file-type": "Please add file with correct file format" },
      })),
    );
    record(
      "upload-flood",
      [
        {
          name: `p99 of cached pages during ${UPLOADS} uploads`,
          value: flooded,
          unit: "ms",
          atMost: MOST_MS,
        },
      ],
      { quiet },
    );
    const pages = between - before;
    expect(mainThreadTime() - between - pages).toBeLessThan(UPLOADS * MOST_MS);
  },
);

test("without a solved captcha no file is inspected", async () => {
  const answers = await Promise.all(Array.from({ length: UPLOADS }, () => upload({})));
  expect(
    answers.every(
      ({ status, errors }) => status === 422 && "captcha" in errors && !("file-type" in errors),
    ),
  ).toBe(true);
});
