/**
 * Logs account number, call and address of refused calls; a limit per account protects the disk.
 */
import type { Payload } from "payload";

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/** Log lines per account and minute; all anonymous callers count as one account. */
const MOST = 10;
const MINUTE = 60_000;
/** Maximum logged characters of an address. */
const LONGEST = 200;
const REFUSED = new Set([401, 403]);
const ANONYMOUS = "nobody";

export function notingRefusals(
  open: () => Promise<Payload>,
  now: () => number = Date.now,
): <Rest extends unknown[]>(handler: Handler<Rest>) => Handler<Rest> {
  const counted = new Map<string, number>();
  let minute = 0;

  function count(who: string): number {
    const present = Math.floor(now() / MINUTE);
    if (present !== minute) counted.clear();
    minute = present;
    const number = (counted.get(who) ?? 0) + 1;
    counted.set(who, number);
    return number;
  }

  async function note({ method, url, headers }: Request, status: number): Promise<void> {
    const payload = await open();
    const { user } = await payload.auth({ headers });
    const account = user ? String(user.id) : ANONYMOUS;
    const number = count(account);
    if (number > MOST) return;
    payload.logger.warn({
      account,
      method,
      path: new URL(url).pathname.slice(0, LONGEST),
      status,
      msg:
        number < MOST
          ? "admin: a call was refused"
          : "admin: a call was refused; further ones of this account are not logged for a minute",
    });
  }

  return (handler) =>
    async (request, ...rest) => {
      const response = await handler(request, ...rest);
      if (REFUSED.has(response.status)) await note(request, response.status);
      return response;
    };
}
