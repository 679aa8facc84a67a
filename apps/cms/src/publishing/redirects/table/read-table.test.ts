import { expect, test } from "vitest";
import { csvRow } from "#admin-ui/csv.ts";
import { readTable } from "#publishing/redirects/table/read-table.ts";

const row = (line: number, from: string, to: string, status = "") => ({ line, from, to, status });

test.each([
  ["commas", "from,to,status\r\n/a,/b,302\r\n"],
  ["semicolons and a mark of UTF-8", "\ufefffrom;to;status\n/a;/b;302\n"],
  ["tabs", "From\tTo\tStatus\n/a\t/b\t302"],
  ["quotes", '"from","to","status"\r\n"/a","/b","302"\r\n'],
  ["another order", "Code,Target URL,Source URL\n302,/b,/a"],
  ["other columns", "id,from,title,to,status\n1,/a,Some title,/b,302"],
])("[OWN-50] a table with %s is read", (_, text) => {
  expect(readTable(text)).toEqual([row(2, "/a", "/b", "302")]);
});

test("[OWN-50] without a header the columns have a fixed order; empty lines are skipped, and line numbers are those of the file", () => {
  expect(readTable('/a,/b\n\n"/c","/d?x=1,2"\n/e\n')).toEqual([
    row(1, "/a", "/b"),
    row(3, "/c", "/d?x=1,2"),
    row(4, "/e", ""),
  ]);
});

test("[OWN-50] values that an export escaped for spreadsheets are restored", () => {
  const [from, to] = ["/a,-b", "https://shop.example.org/?q=;=1"];
  expect(readTable(csvRow(["from", "to"]) + csvRow([from, to]))).toEqual([row(2, from, to)]);
});

test.each([
  ["", "There are no lines"],
  ["from,to,status\n", "There are no lines"],
  ['/a,"/b\n/c,/d', "This file is not a table: line 2 "],
  ["/a,/b\n".repeat(5001), "more than 5000"],
])("%.20j is refused with a reason", (text, word) => {
  expect(readTable(text)).toEqual({ problem: expect.stringContaining(word) });
});
