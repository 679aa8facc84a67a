import { expect, test } from "vitest";
import { cut } from "#app/text/cut.ts";
import { dateWords } from "#app/text/date-words.ts";
import { longDate } from "#app/text/long-date.ts";
import { FRAME_ORIGINS, videoAt } from "@meridian/contract/video-hosts";

const english = dateWords("en");

test("[BLOG-02] does not cut at the exact limit, and cuts one character above it", () => {
  expect(cut("a".repeat(103), 103)).toEqual({ text: "a".repeat(103), isCut: false });
  expect(cut("a".repeat(104), 103)).toEqual({ text: "a".repeat(103), isCut: true });
  expect(cut("", 103)).toEqual({ text: "", isCut: false });
});

test("[BLOG-02] counts grapheme clusters, not bytes or code units", () => {
  const family = "👩‍👩‍👧‍👦";
  expect(cut(family.repeat(3), 2)).toEqual({ text: family.repeat(2), isCut: true });
  expect(cut("é".repeat(3), 3)).toEqual({ text: "é".repeat(3), isCut: false });
  expect(cut(`${"e\u0301".repeat(3)}x`, 3)).toEqual({ text: "e\u0301".repeat(3), isCut: true });
  expect(cut("R&D office", 3)).toEqual({ text: "R&D", isCut: true });
});

test("[BLOG-03] writes out the bundled host's dates and leaves free text unchanged", () => {
  expect(longDate("2026-08-18", english)).toEqual({ text: "August 18, 2026", day: "2026-08-18" });
  expect(longDate("2026-01-01T23:30:00", english)).toEqual({
    text: "January 1, 2026",
    day: "2026-01-01",
  });
  expect(longDate("3rd of May", english)).toEqual({ text: "3rd of May" });
  expect(longDate("2026-13-40", english)).toEqual({ text: "2026-13-40" });
  expect(longDate("", english)).toEqual({ text: "" });
});

test("writes days as Intl does, for every day of a leap year", () => {
  const tables = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (let time = Date.UTC(2028, 0, 1); time < Date.UTC(2029, 0, 1); time += 86_400_000)
    expect(longDate(new Date(time).toISOString(), english).text).toBe(tables.format(time));
});

test.each([
  ["de", "18. August 2026"],
  ["pl", "18 sierpnia 2026"],
  ["uk", "18 серпня 2026 р."],
  ["ja", "2026年8月18日"],
  ["fa", "18 اوت 2026"],
])("writes a day in %s", (code, text) =>
  expect(longDate("2026-08-18", dateWords(code)).text).toBe(text),
);

test("recognizes videos by site and id, with frames that the policy allows", () => {
  const frames = [
    "https://www.youtube.com/embed/abcdefghijk",
    "//www.youtube-nocookie.com/embed/abcdefghijk?rel=0",
    "https://youtu.be/abcdefghijk",
    "https://www.youtube.com/watch?v=abcdefghijk",
    "https://player.vimeo.com/video/123456?h=x",
    "https://vimeo.com/123456",
  ].map(videoAt);
  expect(frames.map((video) => video?.page)).toEqual([
    ...Array<string>(4).fill("https://www.youtube.com/watch?v=abcdefghijk"),
    ...Array<string>(2).fill("https://vimeo.com/123456"),
  ]);
  for (const video of frames) expect(video?.frame).not.toMatch(/start=|#t=/);
  for (const video of frames) expect(FRAME_ORIGINS).toContain(new URL(video?.frame ?? "").origin);
  for (const address of [
    "https://evil.example/embed/abcdefghijk",
    "https://www.youtube.com.evil.example/embed/abcdefghijk",
    "javascript:x()",
    "https://www.youtube.com/embed/<script>",
    "https://player.vimeo.com/video/x",
    "",
    "/embed/abcdefghijk",
  ])
    expect(videoAt(address), address).toBeNull();
});

test.each([
  ["https://www.youtube.com/watch?v=abcdefghijk&t=90", 90],
  ["https://www.youtube.com/watch?t=1m30s&v=abcdefghijk", 90],
  ["https://youtu.be/abcdefghijk?si=x&t=1h0m5s", 3605],
  ["https://www.youtube.com/watch?v=abcdefghijk#t=2m", 120],
  ["//www.youtube-nocookie.com/embed/abcdefghijk?start=3", 3],
  ["https://vimeo.com/123456#t=45s", 45],
  ["https://player.vimeo.com/video/123456?h=x#t=1m", 60],
])("a video starts at its address's time: %s", (address, start) => {
  const video = videoAt(address);
  expect(video?.frame).toMatch(new RegExp(`(?:&start=${start}|#t=${start}s)$`));
  expect(video?.page).toMatch(new RegExp(`[&#]t=${start}s$`));
  // The stored page gives the same video.
  expect(videoAt(video?.page ?? "")).toEqual(video);
});

test.each([
  "https://vimeo.com/123456/abcdef1234",
  "https://player.vimeo.com/video/123456?h=abcdef1234&badge=0",
])("an unlisted video keeps its key: %s", (address) => {
  const video = videoAt(address);
  expect(video?.page).toBe("https://vimeo.com/123456/abcdef1234");
  expect(video?.frame).toBe("https://player.vimeo.com/video/123456?h=abcdef1234&autoplay=1&dnt=1");
  expect(videoAt(video?.page ?? "")).toEqual(video);
});

test.each(["abc", "-5", "1:30", "9".repeat(12), "99h", "<script>", ""])(
  "ignores an invalid start time: %j",
  (time) =>
    expect(videoAt(`https://youtu.be/abcdefghijk?t=${encodeURIComponent(time)}`)?.frame).toMatch(
      /\?autoplay=1$/,
    ),
);
