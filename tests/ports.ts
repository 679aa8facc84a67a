/**
 * Where the tests' servers listen: `TEST_PORT` (4300) and the ports after it, so that two checkouts
 * can test side by side.
 */
const first = Number(process.env.TEST_PORT || 4300);

/** The port `offset` places after the first. */
export const portAt = (offset: number): number => first + offset;
