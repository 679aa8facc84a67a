/** What a page loads on a phone: bytes on the wire before the video, and whether anything script-like comes before `load`. */
import { chromium, devices } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../tools/chromium.mjs";

export interface PageLoad {
  /** Addresses of scripts, module preloads and data fetched before the `load` event. */
  scriptsBeforeLoad: string[];
  /** Bytes on the wire of everything requested before the first video byte. */
  bytesBeforeVideo: number;
  requests: { url: string; type: string; bytes: number }[];
}

export async function pageLoad(url: string, executablePath: string): Promise<PageLoad> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ ...devices["Pixel 7"] });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const seen = new Map<string, { url: string; type: string; bytes: number; loaded: boolean }>();
    let loaded = false;
    session.on("Network.requestWillBeSent", ({ requestId, request, type }) => seen.set(requestId, { url: request.url, type: type ?? "Other", bytes: 0, loaded }));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = seen.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    page.once("load", () => (loaded = true));
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const all = [...seen.values()];
    const isVideo = ({ type, url: address }: { type: string; url: string }): boolean => type === "Media" || /\.(mp4|webm)$/.test(address);
    const firstVideo = all.findIndex(isVideo);
    const before = firstVideo < 0 ? all : all.slice(0, firstVideo);
    return {
      scriptsBeforeLoad: all.filter((request) => !request.loaded && (request.type === "Script" || /\.(m?js|data)(\?|$)/.test(request.url))).map((request) => request.url),
      bytesBeforeVideo: before.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.map(({ url: address, type, bytes }) => ({ url: address, type, bytes })),
    };
  } finally {
    await browser.close();
  }
}
