import type { UIFieldServerProps } from "payload";
import { PasskeysForm } from "#accounts/screens/passkeys-form.tsx";
import { isOfCompany } from "#accounts/oidc/session-store.ts";
import { placeOf } from "#accounts/passkeys/place.ts";
import { passkeysOf } from "#accounts/passkeys/store.ts";

/** Shows one's own passkeys; of another user their number, and for admins a removal. */
export async function PasskeysPanel({ data, payload, user }: UIFieldServerProps) {
  const id = Number(data?.id) || 0;
  if (!user || id === 0) return null;
  const keys = await passkeysOf(payload, id);
  return (
    <PasskeysForm
      user={id}
      isOwn={user.id === id}
      isOfCompany={await isOfCompany(payload, id)}
      hasPlace={placeOf(payload) !== null}
      passkeys={keys.map(({ id: key, name, createdAt, lastUsed }) => ({
        id: key,
        name,
        since: createdAt,
        lastUsed: lastUsed ?? null,
      }))}
    />
  );
}
