export function ensureChromium(): Promise<string>;
export function ensureHeadlessShell(): void;
