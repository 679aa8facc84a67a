/**
 * Names one open form of the admin: in presence reports, and in the header of the form's saves,
 * which distinguishes a save that follows its own from one of another window of the same account.
 */
export const FORM_HEADER = "x-open-form";

export const isForm = (form: unknown): form is string =>
  typeof form === "string" && /^[\w-]{8,64}$/.test(form);

/** `randomUUID` exists over https and on this machine only. */
export const newForm = (): string =>
  crypto.randomUUID?.() ?? `form-${Math.random().toString(36).slice(2)}`;
