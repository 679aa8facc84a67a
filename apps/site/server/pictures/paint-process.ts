/** A separate process: a renderer cannot be stopped from within, and a crash would end the site. */
import { buffer } from "node:stream/consumers";
import { renderAsync, type ResvgRenderOptions } from "@resvg/resvg-js";

const MEGABYTES = 512;
const [fit = "original", size = "0", seconds = "0"] = process.argv.slice(2);

// The renderer works in another thread; this one ends both beyond a limit. SIGVTALRM is the signal of
// used processor time, which paint-drawing.ts reports.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > Number(seconds) * 1e6) process.kill(process.pid, "SIGVTALRM");
  if (process.memoryUsage.rss() > MEGABYTES * 2 ** 20) process.kill(process.pid, "SIGKILL");
}, 20).unref();

const value = Number(size);
const fits: Record<string, ResvgRenderOptions["fitTo"]> = {
  width: { mode: "width", value },
  height: { mode: "height", value },
};
const drawing = (await buffer(process.stdin)).toString("utf8");
const image = await renderAsync(drawing, {
  fitTo: fits[fit] ?? { mode: "original" },
  font: { loadSystemFonts: false },
});
process.stdout.write(image.asPng());
