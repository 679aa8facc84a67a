export function readableLines(options: { requests: boolean }): (line: string) => string | undefined;
