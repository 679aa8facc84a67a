/** The element's id that a hash names, or `null` when it names none. */
export function hashTarget(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * HOME-12. The browser scrolls to the section that the address names. An unknown name is only
 * warned of.
 */
export function checkHash(): void {
  const look = (): void => {
    const id = hashTarget(location.hash);
    if (id !== null && !document.getElementById(id))
      // oxlint-disable-next-line no-console -- the row asks for the warning
      console.warn(
        `No section "${id}" on ${location.pathname}: the address names one that is not there.`,
      );
  };
  look();
  addEventListener("hashchange", look);
}
