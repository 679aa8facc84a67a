import { useMatches } from "react-router";

/** What a route tells the shell about its page, as its `handle`. */
export interface PageHandle {
  /** The header lies over the first screen until the page is scrolled (NAV-05). */
  overHero?: boolean;
  /** The page has a contact form with the id `contact-form` (NAV-02). */
  contactForm?: boolean;
  /** The owner chose which bands the page has and their order: two of one ground may follow each other. */
  composed?: boolean;
  /** `false`: nobody is asked for their contacts there (SH-02). */
  getInTouch?: boolean;
  /** Query parameters the page reads; no other reaches it (server/http/route-table.ts). */
  query?: readonly string[];
  /**
   * What a path of this route begins with; any other is answered as one that no route has
   * (server/http/route-table.ts).
   */
  prefixes?: readonly string[];
}

/**
 * The handle of the page that shows; empty where it failed, for then it has neither first screen
 * nor form.
 */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  if (page?.loaderData === undefined) return {};
  // React Router does not know what routes export as their handle.
  const handle = (page.handle as PageHandle | undefined) ?? {};
  return { ...handle, contactForm: handle.contactForm && !goesWithoutForm(page.loaderData) };
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Whether the owner has left the form of the page out, which its loader says (page-bands.tsx). */
function goesWithoutForm(loaderData: unknown): boolean {
  const contact = inside(inside(loaderData, "bands"), "contact");
  return contact !== undefined && contact !== "#contact-form";
}
