/**
 * `POST /api/meridian/v1/private-settings` of the content host, signed by the site: settings that no
 * visitor may read. A host without them replies 404.
 */
import * as v from "valibot";
import { isEmail } from "#forms/check.ts";

export const PRIVATE_SETTINGS_PATH = "/api/meridian/v1/private-settings";

/** Of a purge: these settings have changed, and no page. */
export const PRIVATE_SETTINGS_TAG = "private-settings";

export const privateSettingsCall = v.object({ for: v.literal("private-settings"), at: v.number() });
export type PrivateSettingsCall = v.InferOutput<typeof privateSettingsCall>;

/** Addresses of one list. */
export const MOST_RECIPIENTS = 20;

/** Others are dropped: they would be in a header. */
const recipients = v.pipe(
  v.array(v.string()),
  v.transform((addresses) => addresses.filter(isEmail).slice(0, MOST_RECIPIENTS)),
);

export const privateSettings = v.object({
  /** Who receives the notices of new submissions; an empty list: those of the site's environment. */
  recipients: v.object({
    /** By the form's kind, such as `contact`. */
    forms: v.record(v.string(), recipients),
    /** By the path of a vacancy's page, also a former one or in a further language, not encoded. */
    vacancies: v.record(v.string(), recipients),
  }),
});
export type PrivateSettings = v.InferOutput<typeof privateSettings>;
