import type { UIFieldServerProps } from "payload";
import { SecondFactorForm } from "#accounts/screens/second-factor-form.tsx";
import { factorOf, recoveryCodesLeft } from "#accounts/second-factor/store.ts";

/** Shows one's own second factor; for another user whether one exists, and for admins a removal. */
export async function SecondFactorPanel({ data, payload, user }: UIFieldServerProps) {
  const id = Number(data?.id) || 0;
  if (!user || id === 0) return null;
  const factor = await factorOf(payload, id);
  return (
    <SecondFactorForm
      user={id}
      isOwn={user.id === id}
      codesLeft={factor ? recoveryCodesLeft(factor) : null}
    />
  );
}
