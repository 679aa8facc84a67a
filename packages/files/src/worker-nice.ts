import { getPriority } from "node:os";

const LOWER = 5;

/**
 * How much lower a worker's priority is than the main thread's. The pool takes a resulting priority
 * of -1 for an error, and its worker would never start.
 */
export const WORKER_NICE = getPriority() + LOWER === -1 ? LOWER + 1 : LOWER;
