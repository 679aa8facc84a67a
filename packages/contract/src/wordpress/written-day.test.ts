import { describe, expect, test } from "vitest";
import { dayReader, monthsNamed, readingsOf } from "#wordpress/written-day.ts";

const alone = (written: string) => dayReader([{ written }])(written);

describe("a single date", () => {
  test.each([
    ["2026-03-09", "2026-03-09"],
    ["2026-03-09T23:30:00", "2026-03-09"],
    ["2026-03-09 23:30:00", "2026-03-09"],
    ["2026-03-09T23:30:00+02:00", "2026-03-09"],
    ["20260309", "2026-03-09"],
    ["2026/3/9", "2026-03-09"],
    ["2026.03.09", "2026-03-09"],
    ["2026年3月9日", "2026-03-09"],
    ["2026년 3월 9일", "2026-03-09"],
    ["March 3, 2024", "2024-03-03"],
    ["Mar 3rd, 2024", "2024-03-03"],
    ["Sept 3, 2024", "2024-09-03"],
    ["3 March 2024", "2024-03-03"],
    ["3rd of March 2024", "2024-03-03"],
    ["Sunday, March 3, 2024", "2024-03-03"],
    ["March 3, 2024 9:05 pm", "2024-03-03"],
    ["9. März 2026", "2026-03-09"],
    ["Montag, 9. März 2026 um 14:30 Uhr", "2026-03-09"],
    ["9 mars 2026", "2026-03-09"],
    ["1er août 2026", "2026-08-01"],
    ["9 de marzo de 2026", "2026-03-09"],
    ["9 março 2026", "2026-03-09"],
    ["9 marca 2026", "2026-03-09"],
    ["9 березня 2026 р.", "2026-03-09"],
    ["9 марта 2026 г.", "2026-03-09"],
    ["9 Березень 2026", "2026-03-09"],
    ["31/12/2025", "2025-12-31"],
    ["12/31/2025", "2025-12-31"],
    ["31.12.2025", "2025-12-31"],
    ["05/05/2025", "2025-05-05"],
  ])("%j is %s", (written, day) => expect(alone(written)).toEqual({ day, readings: [day] }));

  test.each([
    "",
    "soon",
    "3rd of May",
    "March 2024",
    "2026-02-30",
    "2026-13-01",
    "30/02/2026",
    "31/31/2026",
    "00/00/0000",
    "12/31/25",
    "1772442000",
    "May 3 June 4, 2026",
    "3 Foo 2024",
    "March 32, 2024",
    "Issue 3, March 2024 and 2025",
    "2026-03-09 and later",
    "March 3 2024 or so",
    "0000-00-00 00:00:00",
  ])("%j is no date", (written) => expect(alone(written)).toEqual({ day: "", readings: [] }));

  test.each([
    ["03/04/2024", ["2024-03-04", "2024-04-03"]],
    ["3.4.2024", ["2024-03-04", "2024-04-03"]],
    ["3-4-2024", ["2024-03-04", "2024-04-03"]],
    ["3 listopada 2024", ["2024-10-03", "2024-11-03"]],
  ])("%j is ambiguous, so it is no date", (written, readings) =>
    expect(alone(written)).toEqual({ day: "", readings }),
  );
});

describe("a date among others of its host", () => {
  const among = (written: string, ...others: { written: string; day?: string }[]) =>
    dayReader([{ written }, ...others])(written).day;

  test("a day past twelve decides the order of all", () => {
    expect(among("03/04/2024", { written: "25/12/2023" })).toBe("2024-04-03");
    expect(among("03/04/2024", { written: "12/25/2023" })).toBe("2024-03-04");
    expect(
      among(
        "03/04/2024",
        { written: "soon" },
        { written: "2024-12-25" },
        { written: "05/06/2024" },
      ),
    ).toBe("");
  });

  test("dates of both orders decide nothing", () =>
    expect(among("03/04/2024", { written: "25/12/2023" }, { written: "12/25/2023" })).toBe(""));

  test("a day known from elsewhere decides the order if it is one of the two, and that date itself in any case", () => {
    expect(among("03/04/2024", { written: "05/06/2024", day: "2024-06-05" })).toBe("2024-04-03");
    expect(among("03/04/2024", { written: "05/06/2024", day: "2021-01-01" })).toBe("");
    const read = dayReader([{ written: "25/12/2023" }, { written: "12/25/2023" }]);
    expect(read("03/04/2024", "2024-03-04").day).toBe("2024-03-04");
    expect(read("3 listopada 2024", "2024-11-03").day).toBe("2024-11-03");
    expect(read("03/04/2024", "2024-03-05").day).toBe("");
  });
});

test("the twelve months of every language are distinct, and English ones mean the same everywhere", () => {
  for (const [at, name] of [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ].entries())
    for (const word of [name, name.slice(0, 3)])
      expect([...monthsNamed(word)], word).toEqual([at + 1]);
});

test("reads every day of a year as Intl writes it", () => {
  for (const language of [
    "en-US",
    "en-GB",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "uk",
    "ru",
    "cs",
    "sv",
    "tr",
  ])
    for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2025, 0, 1); time += 5 * 86_400_000) {
      const written = new Intl.DateTimeFormat(language, {
        dateStyle: "long",
        timeZone: "UTC",
      }).format(time);
      expect(
        readingsOf(written).map(({ day }) => day),
        `${language}: ${written}`,
      ).toEqual([new Date(time).toISOString().slice(0, 10)]);
    }
});
