/** Progress of long commands. Plain JavaScript for Node 20, before any installation. */

const started = Date.now();

/** Prints a line with the seconds since the start. */
export const print = (line) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Prints the problem and the remedy; exits with 1. */
export function stop(problem, remedy) {
  console.error(`\n${problem}\n${remedy}`);
  process.exit(1);
}
