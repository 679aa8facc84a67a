/** Without the suffix that makes names of the library unique. */
export const plainName = (filename: string): string =>
  filename.replace(/-[0-9a-f]{8}(\.[^.]+)$/, "$1");
