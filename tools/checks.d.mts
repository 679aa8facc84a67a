export const checks: Record<string, string[]>;
export const runs: Record<"short" | "long" | "named", string[][]>;
export function isLong(path: string): boolean;
