import { describe, expect, test } from "vitest";
import { CallError } from "#client/call-error.ts";
import { clientOf, service } from "#client/testing/fake-host.ts";

const html = (status: number, body = "<!DOCTYPE html><html><title>Maintenance</title></html>") =>
  new Response(body, { status, headers: { "content-type": "text/html" } });
const refused = (status: number, code: string, message = "") =>
  Response.json({ code, message, data: { status } }, { status });
const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const thrown = await promise.catch((reason: unknown) => reason);
  if (!(thrown instanceof CallError))
    throw new Error(`expected a CallError, got ${String(thrown)}`);
  return thrown;
};

describe("REST at another place than /api", () => {
  test("is found by the setting at /wp-json, as in WordPress", async () => {
    const { client, requests } = clientOf(() => [service(1)], { restRoot: "/wp-json" });
    await client.read("service", { slug: "service-1" });
    expect(requests).toEqual(["/wp-json/wp/v2/posts?slug=service-1"]);
  });

  test("and under ?rest_route=, with plain permalinks", async () => {
    const { client, requests } = clientOf(() => [service(1)], { restRoot: "?rest_route=" });
    await client.read("service", { slug: "a&b" });
    await client.read("vacancies").catch(() => undefined);
    expect(requests).toEqual([
      "/?rest_route=/wp/v2/posts&slug=a&b",
      "/?rest_route=/wp/v2/vacancies",
    ]);
  });

  test("without the setting it is a failure that names it: no record counts as absent", async () => {
    for (const call of ["about", "blog", "home"] as const)
      expect((await failureOf(clientOf(() => html(404)).client.read(call))).problem).toBe(
        "answered HTTP 404 with a page of HTML; WordPress serves REST at /wp-json, or at ?rest_route= with plain permalinks: set CONTENT_API",
      );
  });
});

describe("REST closed to anonymous requests", () => {
  const closed = () => refused(401, "rest_not_logged_in", "You are not logged in.");

  test("is a failure of each call, never a missing record, and the log states what to do", async () => {
    const { client } = clientOf(closed);
    for (const reply of [
      client.read("about"),
      client.read("service", { slug: "a" }),
      client.read("blogPost", { slug: "a" }),
      client.read("seo", { path: "about" }),
    ])
      expect((await failureOf(reply)).problem).toBe(
        "answered HTTP 401 (rest_not_logged_in: You are not logged in.); REST needs a login there: allow GET without one, or set CONTENT_LOGIN to one that may read",
      );
  });

  test("a draft requested by its id is absent, because WordPress answers like this", async () =>
    expect(
      await clientOf(() => refused(401, "rest_forbidden")).client.read("careerPost", { id: "7" }),
    ).toBeNull());
});

test.each([401, 403])(
  "a firewall's %i to a request by id is a failure, not an absent record",
  async (status) => {
    const bodies = ['{"message":"Blocked"}', "<html><title>Blocked</title></html>", ""];
    for (const body of bodies) {
      const { client } = clientOf(() => new Response(body, { status }));
      const { problem } = await failureOf(client.read("careerPost", { id: "7" }));
      expect(problem).toBe(`answered HTTP ${status}`);
    }
  },
);

describe("a page instead of JSON", () => {
  test("with 200, by a cache or a firewall, is a failure with the possible reason", async () => {
    expect((await failureOf(clientOf(() => html(200)).client.read("about"))).problem).toBe(
      'answered text/html that is not JSON, beginning "<!DOCTYPE html><html><title>Maintenance</title></html>"; a cache, a firewall or a maintenance page responds instead, or REST does not begin at /api (CONTENT_API)',
    );
  });

  test("with JSON inside it is no reply", async () => {
    const page = `<html><script type="application/ld+json">{"slug":"about","title":"x"}</script></html>`;
    for (const body of [page, `[{"slug":"about"}]${page}`])
      expect(
        (await failureOf(clientOf(() => html(200, body)).client.read("about"))).problem,
      ).toContain("that is not JSON");
  });

  test("with 503, under maintenance, is a failure that passes by itself", async () =>
    expect((await failureOf(clientOf(() => html(503)).client.read("about"))).problem).toBe(
      "answered HTTP 503; it is under maintenance or overloaded; the request is retried automatically",
    ));

  test("the bundled host that is starting is not under maintenance", async () => {
    const starting = { code: "not_ready", message: "The content host is starting." };
    expect(
      await failureOf(
        clientOf(() => Response.json(starting, { status: 503 })).client.read("about"),
      ),
    ).toMatchObject({
      isStarting: true,
      problem: "answered HTTP 503 (not_ready: The content host is starting.)",
    });
  });
});

describe("text around the JSON", () => {
  const about = { id: 3, slug: "about", title: "About", data: { description: "[a] {b}" } };
  const json = JSON.stringify([about]);
  const reads = async (body: string) => {
    const { client, warnings } = clientOf(() => new Response(body));
    return [(await client.read("about"))?.title, warnings.map(({ message }) => message)] as const;
  };

  test("is reported, and the JSON read: PHP's warnings and notices, a cache's comment", async () => {
    for (const body of [
      `<br />\n<b>Warning</b>:  Undefined array key "[x]" in <b>/a.php</b> on line <b>3</b><br />\n${json}`,
      `\nNotice: Function _load_textdomain was called {too early} in /a.php on line 6131\n${json}`,
      `${json}\n<!-- Cached page [1] generated {by} WP-Super-Cache -->`,
      `PHP Deprecated: x\n${json}<br />\n<b>Notice</b>: y<br />`,
    ]) {
      const [title, notes] = await reads(body);
      expect([title, notes.length], body).toEqual(["About", 1]);
      expect(notes[0]).toContain("display_errors off");
    }
  });

  test("is ignored if it is a byte-order mark, however often", async () => {
    expect(await reads(`\uFEFF${json}`)).toEqual(["About", []]);
    expect(await reads(`\uFEFF\uFEFF\r\n${json}`)).toEqual(["About", []]);
    const vacancies = clientOf(
      () => new Response('\uFEFF\uFEFF[{"ID":1,"slug":"qa","post_title":"QA"}]'),
    );
    expect(await vacancies.client.read("vacancies")).toHaveLength(1);
  });
});

describe("a plugin that was switched off", () => {
  const gone = () => refused(404, "rest_no_route", "No route was found.");

  test("its records are unknown to a caller that has cached them", async () => {
    const { client } = clientOf(gone, { unserved: "failure" });
    for (const reply of [
      client.read("blogPost", { slug: "a" }),
      client.read("seo", { path: "about" }),
      client.read("settings"),
    ]) {
      const { isUnserved, problem } = await failureOf(reply);
      expect([isUnserved, problem]).toEqual([
        true,
        "answered HTTP 404 (rest_no_route: No route was found.); the plugin or theme that serves this call is not active",
      ]);
    }
    expect((await failureOf(client.read("blog"))).isUnserved).toBe(false);
  });

  test("for other callers the host has no such records", async () => {
    const { client } = clientOf(gone);
    expect(await client.read("blogPost", { slug: "a" })).toBeNull();
    expect(await client.read("settings")).toBeNull();
  });

  test("a missing record stays absent for both", async () =>
    expect(
      await clientOf(() => refused(404, "rest_post_invalid_id"), {
        unserved: "failure",
      }).client.read("blogPost", { slug: "a" }),
    ).toBeNull());
});

describe("too much", () => {
  const post = (id: number) => ({ ...service(id), categories: [id % 50 === 0 ? 3 : 4] });

  test("a call reads a hundred of 5,000 posts, of its category, in three requests", async () => {
    const all = Array.from({ length: 5000 }, (_, at) => post(at + 1));
    let bytes = 0;
    const { client, requests } = clientOf((address) => {
      if (address.includes("/categories?")) return [{ id: 3 }];
      const posts = address.includes("categories=3")
        ? all.filter(({ categories }) => categories.includes(3))
        : all.toReversed();
      const page = posts.slice(0, 100);
      const sent = address.includes("_fields")
        ? page.map(({ id, categories }) => ({ id, categories }))
        : page;
      bytes += JSON.stringify(sent).length;
      return sent;
    });
    expect(await client.read("services")).toHaveLength(100);
    expect(requests).toHaveLength(3);
    expect(bytes).toBeLessThan(20_000);
  });

  test("a post that contains itself is read as far as the contract goes, however deep it is", async () => {
    let inner = "{}";
    for (let depth = 0; depth < 2000; depth++)
      inner = `{"id":1,"slug":"service-1","title":"S","data":{},"related":[${inner}]}`;
    const { client } = clientOf(() => new Response(`[${inner}]`));
    expect(await client.read("service", { slug: "service-1" })).toMatchObject({ title: "S" });
  });

  test("one that is nested beyond reason only fails its own call", async () => {
    const deep = `${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`;
    const body = `[{"id":"x","slug":"service-1","title":"S","data":${deep}}]`;
    const read = clientOf(() => new Response(body)).client.read("service", { slug: "service-1" });
    expect(await read.catch((reason: unknown) => reason)).toBeInstanceOf(CallError);
  });
});
