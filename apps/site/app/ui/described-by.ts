interface Notes {
  hint?: string;
  error?: string;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** `aria-describedby` of a control: the error first, because it matters most. */
export function describedBy(id: string, { hint, error }: Notes): string | undefined {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
