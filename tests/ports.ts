/** Tests use `TEST_PORT` (4300) and the next ports: two checkouts can test in parallel. */
const first = Number(process.env.TEST_PORT || 4300);

export const portAt = (offset: number): number => first + offset;
