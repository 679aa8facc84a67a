import { readRoadMap } from "#app/pages/road-map/read-road-map.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const roadMapPage = definePage({
  at: "/dedicated-team-road-map",
  module: "pages/road-map/route.tsx",
  query: [],
  calls: always("roadMap"),
  find: async (content, { t }) => ({ of: await readRoadMap(content, t) }),
  mayBeMissing: true,
  listing: alone("roadMap"),
  settings: ({ reading: { roadMap } }) => roadMap,
});
