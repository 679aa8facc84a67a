/** WordPress keeps names of other letters escaped; an editor may write an address either way. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
