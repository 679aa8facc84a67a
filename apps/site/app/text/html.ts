declare const safe: unique symbol;

/** Sanitized HTML; only this type is printed as markup. */
export type SafeHtml = string & { readonly [safe]: true };

/** The text is optional. */
export interface TitledText {
  title: string;
  text: SafeHtml | null;
}
