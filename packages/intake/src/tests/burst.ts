/** `node burst.ts <journal>` stores submissions and prints each, until the test kills it. */
import { openSqliteJournal } from "#journal/sqlite.ts";
import { sampleSubmission } from "#tests/samples.ts";

const journal = openSqliteJournal(process.argv[2] ?? "");
for (;;) {
  const submission = sampleSubmission();
  await journal.store(submission, ["host"], { token: submission.id, until: Date.now() + 60_000 });
  process.stdout.write(`${submission.key}\n`);
  // A pipe is written asynchronously; one turn keeps the output in step.
  await new Promise((resolve) => setImmediate(resolve));
}
