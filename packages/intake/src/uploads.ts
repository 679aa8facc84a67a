/** Places for uploads under way: each costs disk, memory and two scans, whoever sends it. */
export interface Uploads {
  /** Takes a place; `false` when there is none. */
  enter(): boolean;
  leave(): void;
}

export function createUploads(atOnce: number): Uploads {
  let taken = 0;
  return {
    enter() {
      if (taken >= atOnce) return false;
      taken += 1;
      return true;
    },
    leave: () => void (taken -= 1),
  };
}
