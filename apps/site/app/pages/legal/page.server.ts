import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";
import { readLegal, type LegalCall } from "#app/pages/legal/read-legal.server.ts";

const legal = (name: string, call: LegalCall) =>
  definePage({
    at: `/${name}`,
    module: "pages/legal/route.tsx",
    id: name,
    query: [],
    calls: always(call),
    find: async (content, { t }) => ({ of: await readLegal(content, call, t) }),
    mayBeMissing: true,
    listing: alone(call),
    settings: null,
  });

export const legalPages = [
  legal("privacy-policy", "privacyPolicy"),
  legal("terms-of-use", "termsOfUse"),
] as const;
