export function wantsText(
  env: { LOG_FORMAT?: string | undefined },
  stream?: { isTTY?: boolean },
): boolean;
export function readableLines(options: { requests: boolean }): (line: string) => string | undefined;
