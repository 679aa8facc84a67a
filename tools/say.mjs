/**
 * Prints the progress of a long command. Plain JavaScript: runs on Node 20 before anything is
 * installed.
 */

const started = Date.now();

/** One line with the seconds since the command began. */
export const say = (line) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Prints what stopped the command and what to do about it; ends the process with status 1. */
export function stop(problem, remedy) {
  console.error(`\n${problem}\n${remedy}`);
  process.exit(1);
}
