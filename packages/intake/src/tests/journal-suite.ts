import { afterEach, beforeEach, describe } from "vitest";
import { doubtSuite, dueTimesSuite, leasingSuite, targetsSuite } from "#tests/leasing-suite.ts";
import type { Journal } from "#journal/journal.ts";
import { operationsSuite, removingSuite } from "#tests/operations-suite.ts";
import { repliesSuite } from "#tests/replies-suite.ts";
import { storingSuite } from "#tests/storing-suite.ts";

/** The tests of every journal. `open` returns an empty one. */
export function journalSuite(open: () => Promise<Journal>): void {
  describe("the journal's suite", () => {
    let journal: Journal;
    beforeEach(async () => {
      journal = await open();
    });
    afterEach(() => journal.close());
    storingSuite(() => journal);
    leasingSuite(() => journal);
    targetsSuite(() => journal);
    dueTimesSuite(() => journal);
    doubtSuite(() => journal);
    operationsSuite(() => journal);
    removingSuite(() => journal);
    repliesSuite(() => journal);
  });
}
