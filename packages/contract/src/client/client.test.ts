import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { CallError } from "#client/call-error.ts";
import { createClient } from "#client/client.ts";
import { service, clientOf } from "#client/testing/fake-host.ts";

const about = {
  id: 3,
  slug: "about",
  title: "About",
  data: { description: "", info_list: { years: 12, project: 40, specialists: 50 } },
};

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${String(error)}`);
  return error;
};

describe("an extension", () => {
  test("is absent if the host does not know it, in whatever form", async () => {
    const html = (status: number) =>
      new Response("<!doctype html><title>Not found</title>", {
        status,
        headers: { "content-type": "text/html" },
      });
    for (const answer of [undefined, html(404), html(403), html(200)])
      expect(await clientOf(() => answer).client.read("settings")).toBeNull();
    expect((await failureOf(clientOf(() => html(500)).client.read("settings"))).message).toContain(
      "HTTP 500",
    );
  });

  test("settings are read with the logo as a picture of the host, and otherwise unchecked", async () => {
    const { client, warnings } = clientOf(() => ({
      brand: { name: "Acme", logo: { url: "/media/acme.svg", alt: "" } },
      contact: 7,
      unknown: 1,
    }));
    expect(await client.read("settings")).toEqual({
      brand: { name: "Acme", logo: { src: "http://host.test/media/acme.svg", alt: "", sizes: {} } },
      contact: 7,
      unknown: 1,
    });
    expect(warnings).toEqual([]);
  });
});

describe("replies", () => {
  test("[API-02] a call goes to the configured host, with its path prefix", async () => {
    const { client, requests } = clientOf(() => [about], { host: "http://host.test/cms" });
    expect(await client.read("about")).toMatchObject({ title: "About", info_list: { years: 12 } });
    expect(requests).toEqual(["/cms/api/wp/v2/pages?slug=about"]);
  });

  test("[API-02] each call states that it reads JSON", async () => {
    const accepted: (string | null)[] = [];
    const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
      accepted.push(new Headers(init?.headers).get("accept"));
      return Response.json([about]);
    };
    await createClient({ host: "http://host.test", log: { warn: () => undefined }, fetch }).read(
      "about",
    );
    expect(accepted).toEqual(["application/json"]);
  });

  test("[API-05] a broken item is dropped and reported with call, address and path", async () => {
    const { client, warnings } = clientOf(() => [
      service(1),
      service(2),
      service(3),
      { ...service(4), title: null },
    ]);
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(warnings).toEqual([
      {
        details: {
          call: "services",
          url: "http://host.test/api/wp/v2/posts?filter%5Bcategory_name%5D=services&per_page=100",
          path: "[3].title",
          problem: "expected a text, got an empty one",
        },
        message: "content host breaks the contract: item omitted",
      },
    ]);
  });

  test("[API-05] a broken field is dropped and reported", async () => {
    const { client, warnings } = clientOf(() => [
      {
        ...about,
        data: { ...about.data, info_list: { years: "many", project: 40, specialists: 50 } },
      },
    ]);
    expect((await client.read("about"))?.info_list).toEqual({
      years: null,
      project: 40,
      specialists: 50,
    });
    expect(warnings.map(({ details, message }) => [details.path, message])).toEqual([
      ["[0].data.info_list.years", "content host breaks the contract: field omitted"],
    ]);
  });

  test("[API-05] an unreadable record is a failure, never absent", async () => {
    const { client, warnings } = clientOf(() => [{ ...service(1), slug: false }]);
    const error = await failureOf(client.read("service", { slug: "service-1" }));
    expect(error).toMatchObject({
      call: "service",
      url: "http://host.test/api/wp/v2/posts?slug=service-1",
      problem: "[0].slug: expected a text, got an empty one",
    });
    expect(error.message).toBe(
      "content host, call service (http://host.test/api/wp/v2/posts?slug=service-1): [0].slug: expected a text, got an empty one",
    );
    expect(warnings).toEqual([]);
  });

  test("[API-05] reports a hundred items with the same error five times", async () => {
    const { client } = clientOf(() => Array.from({ length: 100 }, () => ({ id: 1, title: "T" })));
    expect((await failureOf(client.read("blog"))).problem).toMatch(
      /^\[0\]\.post_name: .*; \[4\]\.post_name: [^;]*; and 95 more$/,
    );
  });
});

describe("absent or failed", () => {
  const absent: [string, () => unknown][] = [
    ["an empty list", () => []],
    ["404 with an error body", () => undefined],
    ["404 with an empty body", () => new Response("", { status: 404 })],
    [
      "an error body with status 200",
      () => ({ code: "rest_post_invalid_id", data: { status: 404 } }),
    ],
  ];
  test.each(absent)("[API-04] %s is absent where the row allows it", async (_, answer) => {
    expect(await clientOf(answer).client.read("caseStudy", { slug: "x" })).toBeNull();
  });

  test("[API-05] otherwise it is a failure", async () => {
    const error = await failureOf(clientOf(() => undefined).client.read("blog"));
    expect(error.problem).toBe("answered HTTP 404 (rest_post_invalid_id: Invalid post ID.)");
  });

  test.each([
    [
      "a 404 page of HTML",
      () => new Response("<!doctype html><h1>nginx</h1>", { status: 404 }),
      "answered HTTP 404",
    ],
    ["401 by a proxy", () => new Response("no", { status: 401 }), "answered HTTP 401"],
    [
      "500",
      () => Response.json({ code: "internal_server_error" }, { status: 500 }),
      "answered HTTP 500",
    ],
    [
      "HTML instead of JSON",
      () =>
        new Response("<!doctype html>\n<p>Maintenance", {
          headers: { "content-type": "text/html" },
        }),
      'answered text/html that is not JSON, beginning "<!doctype html>\\n<p>Maintenance"',
    ],
    [
      "an error body of another status",
      () => ({ code: "db_error", message: "…", data: { status: 500 } }),
      "(whole reply): expected an object with",
    ],
  ])("%s is a failure", async (_, answer, problem) => {
    expect((await failureOf(clientOf(answer).client.read("about"))).problem).toContain(problem);
  });
});

describe("the connection", () => {
  let server: Server | undefined;
  afterEach(() => void server?.closeAllConnections());
  const serve = (listener: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const started = createServer(listener).listen(0, "127.0.0.1", () =>
        resolve(`http://127.0.0.1:${(started.address() as AddressInfo).port}`),
      );
      server = started;
    });
  const log = { warn: () => undefined };

  test("a host that does not respond in time fails once, without a retry", async () => {
    let attempts = 0;
    const host = await serve(() => void attempts++);
    const error = await failureOf(createClient({ host, log, timeout: 400 }).read("about"));
    expect([error.problem, attempts]).toEqual(["did not answer within 400 ms", 1]);
  });

  test("a body that does not end in time fails, too", async () => {
    const host = await serve(
      (_, response) =>
        void response.writeHead(200, { "content-type": "application/json" }).write("["),
    );
    expect((await failureOf(createClient({ host, log, timeout: 400 }).read("about"))).problem).toBe(
      "did not answer within 400 ms",
    );
  });

  test("a broken connection is retried once", async () => {
    let attempts = 0;
    const host = await serve((request, response) =>
      ++attempts === 1 ? request.destroy() : void response.end(JSON.stringify([about])),
    );
    expect(await createClient({ host, log }).read("about")).toMatchObject({ title: "About" });
    expect(attempts).toBe(2);
  });

  test("also one that breaks in the middle of the response", async () => {
    let attempts = 0;
    const host = await serve((_, response) => {
      response.writeHead(200, { "content-length": 1000 });
      if (++attempts === 1) response.write("[", () => response.destroy());
      else response.end(JSON.stringify([about]).padEnd(1000));
    });
    expect(await createClient({ host, log }).read("about")).toMatchObject({ title: "About" });
  });

  test("one that breaks twice is a failure that names the call and its address", async () => {
    let attempts = 0;
    const host = await serve((request) => (attempts++, void request.destroy()));
    const error = await failureOf(createClient({ host, log }).read("about"));
    expect(error.message).toMatch(
      /^content host, call about \(http:\/\/127\.0\.0\.1:\d+\/api\/wp\/v2\/pages\?slug=about\): could not be reached: /,
    );
    expect(attempts).toBe(2);
  });

  test("a host that is not there", async () => {
    expect(
      (await failureOf(createClient({ host: "http://127.0.0.1:9", log }).read("about"))).problem,
    ).toMatch(/^could not be reached: /);
  });

  test("[API-05] a reply over the limit is a failure that names it, without a retry", async () => {
    const long = () => [{ ...about, title: "x".repeat(3 * 2 ** 20) }];
    const { client, requests } = clientOf(long, { most: 2 ** 20 });
    expect((await failureOf(client.read("about"))).problem).toBe("answered more than 1 MB");
    expect(requests).toHaveLength(1);
  });

  test("a response with an error status is not retried", async () => {
    const { client, requests } = clientOf(() => new Response("", { status: 503 }));
    await failureOf(client.read("about"));
    expect(requests).toHaveLength(1);
  });
});
