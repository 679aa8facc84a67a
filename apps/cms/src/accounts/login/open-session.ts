/** Opens a session for a login without password. */
import { getFieldsToSign, jwtSign, type PayloadRequest } from "payload";
import { addSessionToUser, generatePayloadCookie } from "payload/shared";

export interface OpenedSession {
  session: string;
  cookie: string;
  exp: number;
}

export async function openSession(req: PayloadRequest, id: number): Promise<OpenedSession> {
  const { payload } = req;
  const collectionConfig = payload.collections.users.config;
  const user = await payload.db.findOne<NonNullable<PayloadRequest["user"]>>({
    collection: "users",
    where: { id: { equals: id } },
  });
  if (!user) throw new Error(`there is no user ${id} to log in`);
  const { sid: session = "" } = await addSessionToUser({ collectionConfig, payload, req, user });
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid: session, user }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collectionConfig.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  });
  return { session, cookie, exp };
}
