export function verdictOf(text: string): { status: 0 | 1 | 2; lines: string[] };
