export function becomesFree(
  port: number,
  host?: string,
  options?: { onWait?: () => void; waitMs?: number },
): Promise<boolean>;
