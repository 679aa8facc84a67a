import * as v from "valibot";
import { isOwnAddress } from "#links/own-address.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A page of the site, a place on the home page, or a web address. */
export const isTarget = (address: string): boolean =>
  isOwnAddress(address) || isWebAddress(address);

/** `https://` and a name with a dot, without credentials. */
export function isWebAddress(address: string): boolean {
  if (!/^https:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return /[^.]\.[^.]/.test(hostname) && username === "" && password === "";
}

/** Empty if the record is not public (OWN-54), or a further language does not have it (LANG-11). */
const target = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (address) => address === "" || isTarget(address),
    "expected a page such as /pricing, a place on the home page such as /#services, or an address that begins with https://",
  ),
);

/** With `children` the link opens them; its own page is their first item. */
const menuItem = v.pipe(
  v.object({
    label: text,
    link: v.optional(target),
    children: v.optional(v.array(v.object({ label: text, link: target })), []),
  }),
  v.check(
    ({ link, children }) => link !== undefined || children.length > 0,
    "expected a link, or children that have one",
  ),
);

/** Default text and target: the specification's. */
export const button = v.object({ label: v.optional(text), link: v.optional(target) });

/** Background of the first screen; `photograph` is the video's still. */
export const GROUNDS = ["photograph", "video", "globe"] as const;
export const hero = v.object({ ...button.entries, ground: v.optional(v.picklist(GROUNDS)) });

/** NAV-01, OWN-10. Default items: the specification's; default action: "Contact Us". */
export const menu = v.object({
  items: v.optional(v.array(menuItem), []),
  action: v.optional(button, {}),
});

/** OWN-12: social networks of any kind. Default: the four of the options call. */
export const social = v.array(
  v.object({
    name: text,
    link: v.pipe(
      v.string(),
      v.trim(),
      v.check(isWebAddress, "expected an address that begins with https://"),
    ),
  }),
);

export type Menu = v.InferOutput<typeof menu>;
export type MenuItem = Menu["items"][number];
