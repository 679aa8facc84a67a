import type * as v from "valibot";
import { describe, expect, test } from "vitest";
import { calls } from "#calls.ts";
import { readReply, type Breach } from "#wordpress/read.ts";
import { firstOf, many, one } from "#replies.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { image, number, required, text } from "#wordpress/wordpress.ts";

type Loose = v.GenericSchema<unknown, unknown>;

const post = record({ id: number, title: required(text) }, "data", {
  order: number,
  tags: list(group({ name: required(text) })),
  pictures: list(image),
});
const posts = many(post) as unknown as Loose;
const first = firstOf(post) as unknown as Loose;
const single = one(post) as unknown as Loose;

const plain = (id: number) => ({
  id,
  title: `Post ${id}`,
  data: { order: id, tags: [{ name: "a" }], pictures: [] },
});
const clean = (id: number) => ({
  id,
  title: `Post ${id}`,
  order: id,
  tags: [{ name: "a" }],
  pictures: [],
});
const shown = ({ path, lost }: Breach): string => `${path} ${lost}`;

function readOk(schema: Loose, json: unknown): { value: unknown; breaches: string[] } {
  const result = readReply(schema, json);
  if (!result.ok)
    throw new Error(
      `failed: ${result.breaches.map(({ path, problem }) => `${path}: ${problem}`).join("; ")}`,
    );
  return { value: result.value, breaches: result.breaches.map(shown) };
}

const readFailed = (schema: Loose, json: unknown): string[] => {
  const result = readReply(schema, json);
  expect(result).toMatchObject({ ok: false });
  return result.breaches.map(({ path, problem }) => `${path}: ${problem}`);
};

describe("a list", () => {
  test("[API-05] drops a broken item and reports it", () => {
    const json = [plain(1), plain(2), plain(3), { ...plain(4), title: "" }, plain(5)];
    const result = readReply(posts, json);
    expect(result).toEqual({
      ok: true,
      value: [1, 2, 3, 5].map(clean),
      breaches: [{ path: "[3].title", problem: "expected a text, got an empty one", lost: "item" }],
    });
  });

  test("[API-05] drops an item whose identity has the wrong type, with the same report", () => {
    const { value, breaches } = readOk(posts, [plain(1), { ...plain(2), title: ["no"] }]);
    expect(value).toEqual([clean(1)]);
    expect(breaches).toEqual(["[1].title item"]);
  });

  test("[API-05] several broken items are reported with their numbers in the host's JSON", () => {
    const json = [
      null,
      plain(1),
      { ...plain(2), title: { raw: 1 } },
      7,
      { ...plain(4), data: { ...plain(4).data, order: "many" } },
    ];
    const { value, breaches } = readOk(posts, json);
    expect(value).toEqual([clean(1), { ...clean(4), order: null }]);
    expect(breaches).toEqual([
      "[0].title item",
      "[2].title item",
      "[3] item",
      "[4].data.order field",
    ]);
  });

  test("[API-05] drops a broken field, reported at the host's place", () => {
    const { value, breaches } = readOk(posts, [
      { id: 1, title: "Post 1", acf: { order: {}, tags: [{ name: "a" }] } },
    ]);
    expect(value).toEqual([{ ...clean(1), order: null }]);
    expect(breaches).toEqual(["[0].acf.order field"]);
  });

  test("[API-05] a broken inner item does not affect its neighbours and its record", () => {
    const { value, breaches } = readOk(posts, [
      {
        ...plain(1),
        data: {
          order: 1,
          tags: [{ name: "a" }, { name: false }, { name: "c" }],
          pictures: ["/a.webp", true],
        },
      },
    ]);
    expect(value).toEqual([
      {
        ...clean(1),
        tags: [{ name: "a" }, { name: "c" }],
        pictures: [{ src: "/a.webp", alt: "", sizes: {} }],
      },
    ]);
    expect(breaches).toEqual(["[0].data.tags[1].name item", "[0].data.pictures[1] item"]);
  });

  test("[API-05] in PHP's list with gaps an item is reported by its key", () => {
    expect(readOk(posts, { 0: plain(1), 4: { id: 5 } })).toEqual({
      value: [clean(1)],
      breaches: ["[4].title item"],
    });
  });

  test("[API-05] a list that loses every item has failed: it is not empty", () => {
    expect(readFailed(posts, [{ id: 1 }, 7])).toEqual([
      "[0].title: expected a text, got an empty one",
      "[1]: expected an object, got number",
    ]);
  });

  test("[API-05] an error body, a text or a number is no list", () => {
    for (const json of [
      { code: "rest_no_route", message: "…", data: { status: 404 } },
      "maintenance",
      7,
      true,
    ])
      expect(readFailed(posts, json)).toEqual(["(whole reply): expected a list"]);
  });

  test("[API-04] an empty list is empty, in each form", () => {
    for (const json of [[], false, ""])
      expect(readOk(posts, json)).toEqual({ value: [], breaches: [] });
  });
});

describe("the first of a list", () => {
  test.each([[[plain(1), plain(2)]], [plain(1)]])(
    "[API-04] the first record, or one that came bare",
    (json) => expect(readOk(first, json).value).toEqual(clean(1)),
  );

  test.each([
    [[]],
    [false],
    [null],
    [""],
    [{ code: "rest_post_invalid_id", message: "Invalid post ID.", data: { status: 404 } }],
    [{ code: "rest_forbidden", message: "…", data: { status: "401" } }],
  ])("[API-04] %j means absent", (json) =>
    expect(readOk(first, json)).toEqual({ value: null, breaches: [] }),
  );

  test.each([
    [[{ ...plain(1), title: false }, plain(2)], "[0].title: expected a text, got an empty one"],
    [[{ ...plain(1), title: {} }], "[0].title: expected a text, got an object"],
    [[{}], "[0]: expected an object with id, title, order, tags, got one with nothing"],
    [[null], "[0]: expected a record, got null"],
    [[false, plain(2)], "[0]: expected a record, got false"],
    [[[plain(1)]], "[0]: expected a record, got [{"],
    ["<html>", '(whole reply): expected a record, got "<html>"'],
    [
      { code: "internal_server_error", message: "…", data: { status: 500 } },
      "(whole reply): expected an object with id",
    ],
  ])("[API-05] a broken first record is a failure, never absent: %j", (json, problem) =>
    expect(readFailed(first, json)[0]).toContain(problem),
  );

  test("[API-05] a reply is not read as empty after its parts were dropped", () => {
    const about = calls.about.reply as unknown as Loose;
    for (const json of [[7], ["about"], [{ message: "hello" }], 7])
      expect(readFailed(about, json)).not.toEqual([]);
  });

  test("a record of another kind on the same path is absent", () => {
    const service = calls.service.reply as unknown as Loose;
    const study = {
      id: 1,
      slug: "a",
      title: "A",
      data: { project_description: { location: "Kyiv" } },
    };
    expect(readOk(service, [study]).value).toBeNull();
    expect(readOk(calls.caseStudy.reply as unknown as Loose, [study]).value).toMatchObject({
      slug: "a",
    });
    expect(
      readOk(calls.caseStudy.reply as unknown as Loose, [{ ...study, data: {}, acf: false }]).value,
    ).toBeNull();
  });

  test("[VACD-06] a vacancy's day is WordPress's own, in either dialect; a broken one only costs itself", () => {
    const vacancy = calls.vacancy.reply as unknown as Loose;
    const read = (more: object) =>
      readOk(vacancy, [{ ID: 7, slug: "qa", post_title: "QA", ...more }]);
    expect(
      read({ post_date: "2026-03-02 09:00:00", acf: { valid_through: "20261231", closed: "1" } })
        .value,
    ).toMatchObject({ date: "2026-03-02", valid_through: "2026-12-31", closed: true });
    expect(
      read({ date: "2026-03-03T09:00:00", status: "publish", acf: { valid_through: false } }).value,
    ).toMatchObject({ date: "2026-03-03", valid_through: "", closed: false });
    expect(read({}).value).toMatchObject({ date: "", valid_through: "", closed: false });
    expect(read({ date: "soon" })).toMatchObject({
      value: { title: "QA", date: "" },
      breaches: ["[0].date field"],
    });
  });

  test("a vacancy without ID is not found; an error body is no vacancy without ID", () => {
    const vacancy = calls.vacancy.reply as unknown as Loose;
    expect(readOk(vacancy, [{ slug: "qa", title: "QA" }]).value).toBeNull();
    expect(
      readFailed(vacancy, {
        code: "internal_server_error",
        message: "…",
        data: { status: 500 },
      })[0],
    ).toContain("(whole reply): expected an object with ID, slug");
  });
});

describe("one record", () => {
  test("a post that is no career post, or has 404 in its data, is absent", () => {
    const careerPost = calls.careerPost.reply as unknown as Loose;
    for (const json of [
      { id: 101, title: "Team extension", data: { short_description: "…" } },
      { id: 9, title: "Gone", data: { status: 404 } },
      { data: { status: 404 } },
    ])
      expect(readOk(careerPost, json)).toEqual({ value: null, breaches: [] });
    expect(
      readOk(careerPost, {
        id: 411,
        title: "QA",
        data: { type_of_employment: "Full time", status: "404" },
      }).value,
    ).toMatchObject({ id: 411, status: 404 });
  });
  test("[API-04] it may come as a list of one", () =>
    expect(readOk(single, [plain(1)]).value).toEqual(clean(1)));
  test("[API-05] a list of several is not one record", () =>
    expect(readFailed(single, [plain(1), plain(2)])[0]).toContain(
      "(whole reply): expected a record, got [{",
    ));
  test("[API-05] a broken field is dropped and reported by its path", () =>
    expect(readOk(single, { ...plain(1), data: { ...plain(1).data, order: true } })).toEqual({
      value: { ...clean(1), order: null },
      breaches: ["data.order field"],
    }));
  test("[API-05] a record without its identity fails", () =>
    expect(readFailed(single, { id: 1, data: {} })).toEqual([
      "title: expected a text, got an empty one",
    ]));
  test("[API-05] the error body of another failure is no record", () =>
    expect(
      readFailed(single, { code: "internal_server_error", message: "…", data: { status: 500 } })[0],
    ).toContain("(whole reply)"));
});

test("reading does not change the host's reply", () => {
  const json = [plain(1), { id: 2 }];
  readReply(posts, json);
  expect(json).toEqual([plain(1), { id: 2 }]);
});

test("the host's reply is unchanged, broken or not", () => {
  for (const sent of [
    [plain(1)],
    [
      plain(1),
      { ...plain(2), id: "x" },
      { ...plain(3), data: { order: {}, tags: [{ name: 7 }], pictures: [] } },
    ],
  ]) {
    const before = structuredClone(sent);
    readReply(posts, sent);
    expect(sent).toEqual(before);
  }
});
