/** What some browsers have, and TypeScript's DOM has not yet. */
export interface ScriptAddresses {
  createScriptURL(text: string): string;
}

declare global {
  interface Document {
    /** Speculation rules: the page is being made for a visitor who may never see it. */
    readonly prerendering?: boolean;
  }

  interface Navigator {
    /** Network Information API. */
    readonly connection?: { readonly saveData?: boolean };
  }

  var trustedTypes:
    | { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }
    | undefined;
}
