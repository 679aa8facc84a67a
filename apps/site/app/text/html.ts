declare const safe: unique symbol;

/** Sanitized HTML; only this type is printed as markup. */
export type SafeHtml = string & { readonly [safe]: true };
