import { english as t } from "@meridian/messages/language";
import { expect, test } from "vitest";
import type { Post } from "#app/forms/sending/post-form.ts";
import { sendForm } from "#app/forms/sending/send-form.ts";

const FAILURE = {
  status: "failed",
  message:
    "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.",
  errors: {},
};
const LOST = { ...FAILURE, isLost: true };
const SENT = { status: "sent", message: "Thank you for getting in touch!", errors: {} };
const INVALID = { status: "invalid", message: "", errors: { email: "Fill out with valid email" } };
const lost = (): never => {
  throw new TypeError("Failed to fetch");
};

function server(...answers: (() => Response)[]) {
  const bodies: unknown[] = [];
  const post: Post = async (_, body) => {
    bodies.push(body);
    return (answers[bodies.length - 1] ?? lost)();
  };
  return { post, bodies };
}

test.each([
  ["[CON-06] sent", () => Response.json(SENT), SENT],
  ["refused by a field", () => Response.json(INVALID, { status: 422 }), INVALID],
  ["[CON-09] 'sent' outside 2xx", () => Response.json(SENT, { status: 500 }), FAILURE],
  ["[CON-09] a page in place of JSON", () => new Response("<h1>Thank you</h1>"), LOST],
  ["[CON-09] JSON that is no answer of ours", () => Response.json({ ok: true }), FAILURE],
  ["[CON-09] null", () => Response.json(null), FAILURE],
  ["[CON-09] unavailable", () => Response.json(FAILURE, { status: 503 }), FAILURE],
])("%s", async (_, answer, expected) => {
  const { post, bodies } = server(answer);
  expect(await sendForm("/", new FormData(), { t, post })).toEqual(expected);
  expect(bodies).toHaveLength(1);
});

test.each([
  ["broken", lost],
  ["lost behind a proxy", () => new Response("Bad gateway", { status: 502 })],
])("retries a reply that was %s once, with the same body", async (_, first) => {
  const { post, bodies } = server(first, () => Response.json(SENT));
  expect(await sendForm("/", new FormData(), { t, post })).toEqual(SENT);
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toBe(bodies[1]);
});

test("[CON-09] two network failures are a failure", async () => {
  const { post, bodies } = server(lost, lost, () => Response.json(SENT));
  expect(await sendForm("/", new FormData(), { t, post })).toEqual(LOST);
  expect(bodies).toHaveLength(2);
});

test("[CON-07] flags a rate-limited message as too soon", async () => {
  const message = "Please try again in 10 minutes";
  const answer = { status: "failed", message, errors: {} };
  const { post } = server(() => Response.json(answer, { status: 429 }));
  expect(await sendForm("/", new FormData(), { t, post })).toEqual({ ...answer, isTooSoon: true });
});

test("[RES-07] does not retry a stopped message, and reports that nothing was sent", async () => {
  const stop = new AbortController();
  const { post, bodies } = server(
    () => (stop.abort(), lost()),
    () => Response.json(SENT),
  );
  expect(await sendForm("/", new FormData(), { t, post, stop: stop.signal })).toEqual({
    status: "failed",
    message: "Sending was cancelled: nothing has been sent.",
    errors: {},
  });
  expect(bodies).toHaveLength(1);
});
