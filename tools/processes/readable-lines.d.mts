export function wantsText(env: NodeJS.ProcessEnv, stream?: { isTTY?: boolean }): boolean;
export function readableLines(options: { requests: boolean }): (line: string) => string | undefined;
