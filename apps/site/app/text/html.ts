declare const safe: unique symbol;

/** HTML that has been through the server's sanitizer; the only kind that is printed as markup. */
export type SafeHtml = string & { readonly [safe]: true };
