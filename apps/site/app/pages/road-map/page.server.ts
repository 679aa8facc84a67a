import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const roadMapPage = definePage({
  at: "/dedicated-team-road-map",
  module: "pages/road-map/route.tsx",
  query: [],
  calls: always("roadMap"),
  rule: null,
  listing: alone({ record: "roadMap" }),
  settings: ({ reading: { roadMap } }) => roadMap,
});
