import { loadContent } from "@meridian/demo";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import * as v from "valibot";
import { expect, test } from "vitest";
import { planFor } from "#app/pages/road-map/read-road-map.server.ts";
import { RoadMapHead } from "#app/pages/road-map/road-map-head.tsx";
import { siteConfigSchema } from "#app/site-config.ts";

const plan = v.parse(siteConfigSchema, loadContent().siteSettings).reading.roadMap;
const stagesOf = (titles: readonly string[]) =>
  titles.map((title, at) => ({ id: `stage-${at + 1}`, title }));
const planned = stagesOf(plan.stages.map(({ title }) => title));

const markup = (titles: ReturnType<typeof stagesOf>): string => {
  const Head = () => <RoadMapHead title="Plan" plan={planFor(plan, titles)} stages={titles} />;
  const Stub = createRoutesStub([{ path: "*", Component: Head }]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} />);
};

test("[ROAD-01] uses the plan's words and weeks only for its own stages", () => {
  expect(planFor(plan, planned)).toBe(plan);
  expect(markup(planned)).toContain("Eight stages");
  expect(markup(planned)).toContain("Hatched");
  for (const others of [
    stagesOf(["First call", "Proposal", "Contract", "Search", "Start", "Review"]),
    planned.slice(1),
    planned.toReversed(),
    [...planned, { id: "stage-9", title: "Review" }],
    [],
  ]) {
    const html = markup(others);
    expect(html).toContain("Plan</h1>");
    expect(html).not.toMatch(/eight|hatched|week|<svg/i);
    expect(planFor(plan, others).stages).toEqual([]);
  }
});
