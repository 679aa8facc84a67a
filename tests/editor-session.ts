/** Logs an editor in at the content host `cms`. Returns the session's cookie. */
export async function sessionOf(
  cms: string,
  login: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${cms}/cms/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  const [, session] = /payload-token=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  if (session === undefined)
    throw new Error(`${cms}: no login for ${login.email}: ${answer.status} ${await answer.text()}`);
  return session;
}
