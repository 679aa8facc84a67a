/**
 * Stores submissions as fast as it can and prints each; the test kills it in the middle. `node
 * burst.ts <journal>`
 */
import { openSqliteJournal } from "#journal/sqlite.ts";
import { sampleSubmission } from "#tests/samples.ts";

const journal = openSqliteJournal(process.argv[2] ?? "");
for (;;) {
  const submission = sampleSubmission();
  await journal.store(submission, ["host"], { token: submission.id, until: Date.now() + 60_000 });
  process.stdout.write(`${submission.key}\n`);
  // A pipe is written without waiting; a turn of the loop keeps the output in step.
  await new Promise((resolve) => setImmediate(resolve));
}
