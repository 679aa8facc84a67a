declare const safe: unique symbol;

/** HTML that has been through the server's sanitizer; the only kind that is printed as markup. */
export type SafeHtml = string & { readonly [safe]: true };

/** Whether markup shows anything: an editor's emptied field is often `<p></p>`. */
export const isSaid = (html: string): boolean =>
  /<(?:img|iframe|video|hr)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, "") !== "";
