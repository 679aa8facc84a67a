/** A background video begins with its poster, so that the picture does not jump when it starts. */
import { expect, test } from "@playwright/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", "/career"])
  test(`[HOME-01] [CAR-01] the first frame of the video of ${path} is its poster`, async ({
    page,
  }) => {
    await page.goto(path);
    const place = page.locator("[data-script][data-src$='.mp4']");
    await expect(place.locator("img").first()).toBeVisible();
    const difference = await place.evaluate(async (element) => {
      const video = document.createElement("video");
      // A Chromium without H.264 keeps the poster.
      if (video.canPlayType('video/mp4; codecs="avc1.640028"') === "") return 0;
      const poster = element.querySelector("img");
      if (!poster) return Infinity;
      video.muted = true;
      video.src = element.getAttribute("data-src") ?? "";
      await new Promise((ready, failed) => {
        video.requestVideoFrameCallback(ready);
        video.addEventListener("error", failed);
        // A frame is decoded after a seek.
        video.addEventListener("loadedmetadata", () => (video.currentTime = 0.001));
      });
      await poster.decode();
      const [width, height] = [320, 180];
      const pixels = (source: CanvasImageSource): Uint8ClampedArray => {
        const canvas = new OffscreenCanvas(width, height).getContext("2d");
        canvas?.drawImage(source, 0, 0, width, height);
        return canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [frame, still] = [pixels(video), pixels(poster)];
      return (
        frame.reduce((sum, value, at) => sum + Math.abs(value - (still[at] ?? 0)), 0) / frame.length
      );
    });
    // Of 255; the poster and the first frame of another scene differ by more than 10.
    expect(difference).toBeLessThan(4);
  });
