/** Ids of sections within a page, for links from outside: stable while the title is. */

/** Ids of the shell and its forms, on every page. */
const RESERVED = [
  "main",
  "menu",
  "contact-form",
  "contact-main",
  "contact-case-study",
  "contact-service",
  "contact-modal",
];

const LONGEST = 80;

/** `What it costs` becomes `what-it-costs`; leading numbers are dropped because they change. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^\s*\d+[.)]\s+/, "")
    .replace(/['’]/g, "");
  const slug = words.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-").replace(/^-+|-+$/g, "");
  return [...slug].slice(0, LONGEST).join("").replace(/-+$/, "") || "section";
}

/** Whether an editor's own id is safe in addresses and scripts. */
const isFit = (id: string): boolean =>
  /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.:-]*$/u.test(id) && id.length <= LONGEST;

export interface HeadingIds {
  make(title: string): string;
  /** The editor's own id, unless it is unsafe or taken. */
  adopt(id: string): string | undefined;
}

/** One per page. */
export function createHeadingIds(reserved: readonly string[] = []): HeadingIds {
  const taken = new Set([...RESERVED, ...reserved]);
  const take = (id: string): string => {
    taken.add(id);
    return id;
  };
  return {
    make(title) {
      const slug = slugOf(title);
      let id = slug;
      for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`;
      return take(id);
    },
    adopt: (id) => (isFit(id) && !taken.has(id) ? take(id) : undefined),
  };
}
