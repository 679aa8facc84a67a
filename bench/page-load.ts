/** A page's load on a phone without input: bytes on the wire before the video, and each request. */
import { chromium, devices } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../tools/install/chromium.mjs";

export interface PageLoad {
  /** On the wire. */
  bytesBeforeVideo: number;
  requests: { url: string; type: string; bytes: number }[];
}

export async function pageLoad(url: string, executablePath: string): Promise<PageLoad> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ ...devices["Pixel 7"] });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const seen = new Map<string, { url: string; type: string; bytes: number }>();
    session.on("Network.requestWillBeSent", ({ requestId, request, type }) =>
      seen.set(requestId, { url: request.url, type: type ?? "Other", bytes: 0 }),
    );
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = seen.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const all = [...seen.values()];
    const isVideo = ({ type, url: address }: { type: string; url: string }): boolean =>
      type === "Media" || /\.(mp4|webm)$/.test(address);
    const firstVideo = all.findIndex(isVideo);
    const before = firstVideo < 0 ? all : all.slice(0, firstVideo);
    return {
      bytesBeforeVideo: before.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.map(({ url: address, type, bytes }) => ({ url: address, type, bytes })),
    };
  } finally {
    await browser.close();
  }
}
