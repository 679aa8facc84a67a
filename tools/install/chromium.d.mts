export const CHROMIUM_FLAGS: string[];
export function findChromium(system?: readonly string[]): Promise<string | undefined>;
export function chromiumPath(): Promise<string>;
export function findHeadlessShell(): Promise<string | undefined>;
export function hasHeadlessShell(): boolean;
