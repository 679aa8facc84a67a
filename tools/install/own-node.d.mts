export function ownNode(root: string, machine?: { platform?: string; arch?: string }): string;
