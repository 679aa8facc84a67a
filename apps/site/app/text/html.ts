declare const safe: unique symbol;

/** Only this type is printed as markup. */
export type SafeHtml = string & { readonly [safe]: true };
