/** Exchanges with vendors that tests cannot reach: from their manuals, not recorded. */
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface SentRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A vendor that gives these responses in turn, then repeats the last. */
export async function fakeVendor(...answers: readonly [Answer, ...Answer[]]) {
  const requests: SentRequest[] = [];
  const server = createServer(async (request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? answers[0];
    requests.push({
      path: request.url ?? "",
      headers: request.headers,
      body: await text(request),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { requests, url: `http://127.0.0.1:${port}` };
}

const JSON_TYPE = { "content-type": "application/json" };

/** https://developers.cloudflare.com/api/resources/cache/methods/purge */
export const CLOUDFLARE = {
  done: {
    status: 200,
    headers: JSON_TYPE,
    body: '{"success":true,"errors":[],"messages":[],"result":{"id":"023e105f4ecef8ad9ca31a8372d0c353"}}',
  },
  tooMany: {
    status: 429,
    headers: { ...JSON_TYPE, "retry-after": "0" },
    body: '{"success":false,"errors":[{"code":10000,"message":"rate limited"}],"messages":[],"result":null}',
  },
  wrongToken: {
    status: 403,
    headers: JSON_TYPE,
    body: '{"success":false,"errors":[{"code":9109,"message":"Invalid access token"}],"messages":[],"result":null}',
  },
};

/** https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag */
export const FASTLY = {
  done: { status: 200, headers: JSON_TYPE, body: '{"home":"108-1391560174-974124"}' },
  tooMany: {
    status: 429,
    headers: { ...JSON_TYPE, "retry-after": "0" },
    body: '{"msg":"You have exceeded your hourly rate limit"}',
  },
};

/** https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html */
export const CLOUDFRONT = {
  done: {
    status: 201,
    headers: { "content-type": "text/xml" },
    body: '<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>IDFDVBD632BHDS5</Id><Status>InProgress</Status></Invalidation>',
  },
  tooMany: {
    status: 400,
    headers: { "content-type": "text/xml" },
    body: "<ErrorResponse><Error><Type>Sender</Type><Code>TooManyInvalidationsInProgress</Code><Message>Processing your request will cause you to exceed the maximum number of in-progress wildcard invalidations.</Message></Error></ErrorResponse>",
  },
};
