import { calls, readReply, type RoadMap } from "@meridian/contract";
import { english } from "@meridian/messages/language";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { roadMapOf } from "#app/pages/road-map/read-road-map.server.ts";

const host = fakeContent({});

function roadMap(changes: object): RoadMap {
  const reply = { page_title: "Map", list: [], under_text_of_list: "", ...changes };
  const read = readReply(calls.roadMap.reply as v.GenericSchema<unknown, RoadMap>, reply);
  if (!read.ok) throw new Error(JSON.stringify(read.breaches));
  return read.value;
}

test("[ROAD-01] numbers its stages by index and drops empty ones", () => {
  const { title, stages, after } = roadMapOf(
    roadMap({
      list: [
        { title: "Call", description: "<p>a</p>" },
        { title: "", description: "" },
        { title: "", description: "<p>b</p>" },
      ],
      under_text_of_list: "<p>c<script>x()</script></p>",
    }),
    host,
    english,
  );
  expect(title).toBe("Map");
  expect(stages.map(({ id, title: stage, text }) => [id, stage, text])).toEqual([
    ["stage-1", "Call", "<p>a</p>"],
    ["stage-2", "Stage 2", "<p>b</p>"],
  ]);
  expect(after).toBe("<p>c</p>");
});

test("[ROAD-01] a heading in a stage's text never takes a stage's id", () => {
  const [stage] = roadMapOf(
    roadMap({ list: [{ title: "Call", description: "<h2>Stage 1</h2>" }] }),
    host,
    english,
  ).stages;
  expect(stage?.text).toBe('<h3 id="stage-1-2">Stage 1</h3>');
});
