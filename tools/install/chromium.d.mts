export const CHROMIUM_FLAGS: string[];
export function findChromium(): Promise<string>;
export function findHeadlessShell(): Promise<string>;
export function ensureHeadlessShell(): void;
