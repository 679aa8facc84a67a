import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { notingRefusals } from "#accounts/access/note-refusals.ts";
import config from "#payload.config.ts";

const noting = notingRefusals(() => getPayload({ config }));

export const GET = noting(REST_GET(config));
export const POST = noting(REST_POST(config));
export const DELETE = noting(REST_DELETE(config));
export const PATCH = noting(REST_PATCH(config));
export const PUT = noting(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
