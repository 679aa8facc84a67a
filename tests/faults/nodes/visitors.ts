import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { answerOn } from "../../../packages/intake/src/tests/answer-question.ts";
import { requestTls } from "../../deploy/nginx.ts";
import { sendContact } from "../../deploy/send-contact.ts";

export async function addressesOf(https: number): Promise<string[]> {
  const locations = async (path: string): Promise<string[]> => {
    const { status, body } = await requestTls(https, path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return [...body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, at]) => at || "/");
  };
  const parts = await locations("/sitemap.xml");
  return (await Promise.all(parts.map(locations))).flat();
}

/** Calls `act` at this rate until stopped, whatever the results. */
function steadily(perSecond: number, act: (number: number) => Promise<void>) {
  const under = new Set<Promise<void>>();
  const began = performance.now();
  let count = 0;
  const timer = setInterval(() => {
    while (count < ((performance.now() - began) * perSecond) / 1000) {
      const call = act((count += 1)).finally(() => under.delete(call));
      under.add(call);
    }
  }, 10);
  return async (): Promise<number> => {
    clearInterval(timer);
    await Promise.all(under);
    return count;
  };
}

/** The fault of a page, or an empty text. */
function faultOf(https: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { host: "localhost", "accept-encoding": "br" };
    const options = { host: "127.0.0.1", port: https, path, agent, headers };
    request(
      { ...options, servername: "localhost", rejectUnauthorized: false, timeout: 30_000 },
      (response) => {
        response.resume().on("error", (error) => resolve(`${path}: ${error.message}`));
        response.on("end", () =>
          resolve(
            response.statusCode === 200 && response.complete
              ? ""
              : `${path}: ${response.statusCode}${response.complete ? "" : ", cut"}`,
          ),
        );
      },
    )
      .on("timeout", () => resolve(`${path}: nothing for 30 s`))
      .on("error", (error) => resolve(`${path}: ${error.message}`))
      .end();
  });
}

export interface Read {
  requests: number;
  failed: string[];
  waits: number[];
}

/** Reads pages through the balancer. `end` waits for the last page. */
export function readPages(https: number, paths: readonly string[], perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const failed: string[] = [];
  const waits: number[] = [];
  const stop = steadily(perSecond, async (number) => {
    const began = performance.now();
    const fault = await faultOf(https, paths[(number * 7) % paths.length] ?? "/", agent);
    waits.push(performance.now() - began);
    if (fault) failed.push(fault);
  });
  return {
    failed,
    async end(): Promise<Read> {
      const requests = await stop();
      agent.destroy();
      return { requests, failed, waits };
    },
  };
}

export interface Written {
  acknowledged: Set<string>;
  /** Number acknowledged at the first attempt. */
  atOnce: number;
  /** Number of other responses by status; 0: no response. */
  refused: Record<number, number>;
  words: Record<number, string>;
}

/** Milliseconds before a visitor's next attempt. */
const AGAIN = 500;

/**
 * Each message is from another visitor, every tenth with a file; unacknowledged ones are repeated
 * with the same key, like the page does. `end` waits for all.
 */
export function writeMessages(https: number, perSecond: number, name: string) {
  const written: Written = { acknowledged: new Set(), atOnce: 0, refused: {}, words: {} };
  async function send(number: number): Promise<boolean> {
    const words = `${name}-${number}`;
    const reply = await sendContact(https, {
      from: `127.0.${1 + (number >> 8)}.${number & 255}`,
      typed: { key: words, description: words },
      ...(number % 10 === 0 && { fileBytes: 20_000 }),
    }).catch((error: unknown) => ({ status: 0, body: String(error) }));
    if (reply.status === 200) {
      written.acknowledged.add(words);
      return true;
    }
    written.refused[reply.status] = (written.refused[reply.status] ?? 0) + 1;
    written.words[reply.status] = reply.body;
    return false;
  }
  let isOver = false;
  const stop = steadily(perSecond, async (number) => {
    // Visitors give up a minute after the end.
    let isSent = await send(number);
    if (isSent) written.atOnce += 1;
    for (let left = 60_000 / AGAIN; !isSent && left > 0; left -= Number(isOver)) {
      await pause(AGAIN);
      isSent = await send(number);
    }
  });
  return {
    written,
    async end(): Promise<Written & { sent: number }> {
      isOver = true;
      const sent = await stop();
      return { ...written, sent };
    },
  };
}

/** The solution of the home page's text question. */
export async function answerOnHome(https: number): Promise<Record<string, string>> {
  const { body } = await requestTls(https, "/");
  return answerOn(body);
}
