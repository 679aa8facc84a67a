export function hashTarget(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** HOME-12. The browser scrolls to the address's section; warns about an unknown name. */
export function checkHash(): void {
  const look = (): void => {
    const id = hashTarget(location.hash);
    if (id !== null && !document.getElementById(id))
      // oxlint-disable-next-line no-console -- the row requires the warning
      console.warn(
        `No section "${id}" on ${location.pathname}: the address has an unknown fragment.`,
      );
  };
  look();
  addEventListener("hashchange", look);
}
