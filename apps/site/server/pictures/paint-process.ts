/**
 * A drawing at standard input, its PNG at standard output. In a process of its own: what a painter
 * does cannot be stopped from within, and what it dies of would take the site along.
 */
import { buffer } from "node:stream/consumers";
import { renderAsync, type ResvgRenderOptions } from "@resvg/resvg-js";

const [fit = "original", size = "0", megabytes = "0"] = process.argv.slice(2);

// The painter works beside this thread, which ends both when it takes too much.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(megabytes) * 2 ** 20) process.kill(process.pid, "SIGKILL");
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
