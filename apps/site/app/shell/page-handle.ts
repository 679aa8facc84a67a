import { useMatches } from "react-router";

/** Static properties of a route's page, exported as its `handle`. */
export interface PageHandle {
  /** The header overlays the first screen until scrolled (NAV-05). */
  overHero?: boolean;
  /** The page has a contact form with the id `contact-form` (NAV-02). */
  contactForm?: boolean;
  /** The owner chose the bands and their order: two on one background may be adjacent. */
  composed?: boolean;
  /** `false`: no get-in-touch modal (SH-02). */
  getInTouch?: boolean;
}

/** The current page's handle; empty if it failed: it has neither first screen nor form. */
export function usePageHandle(): PageHandle {
  const page = useMatches().at(-1);
  if (page?.loaderData === undefined) return {};
  // React Router does not type `handle`.
  const handle = (page.handle as PageHandle | undefined) ?? {};
  return { ...handle, contactForm: handle.contactForm && !goesWithoutForm(page.loaderData) };
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Whether the owner has omitted the page's form, as its loader reports (page-bands.tsx). */
function goesWithoutForm(loaderData: unknown): boolean {
  const contact = inside(inside(loaderData, "bands"), "contact");
  return contact !== undefined && contact !== "#contact-form";
}
