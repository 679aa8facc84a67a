/** Browser APIs missing in TypeScript's DOM types. */
export interface ScriptAddresses {
  createScriptURL(text: string): string;
}

declare global {
  interface Document {
    /** Speculation rules: true while the page is prerendered. */
    readonly prerendering?: boolean;
  }

  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }

  var trustedTypes:
    | { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }
    | undefined;
}
