/** Questions of the content host beside `/purge`, and signed as that is: one check for all of them. */
import * as v from "valibot";
import { bounded, isSigned, WINDOW } from "#server/purge.ts";

/** `for` keeps what is signed for one address of the site from being good at another. */
interface Timed {
  for: string;
  at: number;
}

export type Heard<T> = { question: T } | { refused: { status: number; reason: string } };

/** The question, or why it is not answered, for the log and for whoever asked. */
export async function hearQuestion<T extends Timed>(
  request: Request,
  {
    secret,
    schema,
    now,
  }: { secret: string; schema: v.GenericSchema<unknown, T>; now: () => number },
): Promise<Heard<T>> {
  const refused = (status: number, reason: string): Heard<T> => ({ refused: { status, reason } });
  const body = await bounded(request);
  if (!body) return refused(413, "The body is too large.\n");
  if (!isSigned(body, request.headers.get("x-signature") ?? "", secret))
    return refused(401, "The signature is wrong: PURGE_SECRET must be the same on both sides.\n");
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString("utf8"));
  if (!read.success)
    return refused(400, "The question is none this site knows: are both of one version?\n");
  if (Math.abs(now() - read.output.at) > WINDOW)
    return refused(
      401,
      "This was signed more than five minutes ago, or will be: set both clocks.\n",
    );
  return { question: read.output };
}
