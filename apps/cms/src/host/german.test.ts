import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config, Endpoint, Field } from "payload";
import { de } from "payload/i18n/de";
import { beforeAll, expect, test, vi } from "vitest";
import { plainGerman } from "#admin-ui/plain-german.ts";
import { germanText } from "#admin-ui/words/german-text.ts";
import { labelText } from "#admin-ui/words/label-text.ts";
import { configTable, inGerman } from "#host/german.ts";
import { endpointInGerman, refuseInGerman } from "#host/german-refusals.ts";
import { translateParts } from "#host/german-client-config.ts";
import { readSettings } from "#server/settings.ts";
import { shownTexts } from "#testing/shown-texts.ts";

const SECRET = "of-no-value-outside-the-tests";
let config: Config;
beforeAll(async () => {
  // Other tests of the worker let Payload write its own labels into these fields.
  vi.resetModules();
  const { cmsConfig } = await import("#host/cms-config.ts");
  config = await cmsConfig(
    readSettings(
      { DATA_DIR: join(tmpdir(), "no-such-folder") },
      { payloadSecret: SECRET, purgeSecret: SECRET },
    ),
  );
});

test("[OWN-172] each kind of record and each group of the menu has a German name", () => {
  const kinds = [...(config.collections ?? []), ...(config.globals ?? [])].filter(
    ({ admin }) => admin?.group !== undefined,
  );
  expect(kinds.length).toBeGreaterThan(20);
  for (const kind of kinds) {
    expect(kind.admin?.group, kind.slug).toHaveProperty("de");
    const labels =
      "labels" in kind ? Object.values(kind.labels ?? {}) : [Reflect.get(kind, "label")];
    for (const label of labels)
      expect(typeof label, `${kind.slug}: ${labelText(label)}`).toBe("function");
  }
});

/** Of parts of Payload that are off. */
const UNUSED = /entpublizieren/;

test("[OWN-172] each label and description of the configuration has German", () => {
  const texts = [...new Set(shownTexts([config.collections, config.globals]))];
  expect(texts.length).toBeGreaterThan(1000);
  // The name of a language is written in that language.
  const lacking = texts.filter((text) => /\p{L}/u.test(text) && !Object.hasOwn(configTable, text));
  expect(lacking).toEqual([]);
});

const inWords = (name: string): string => {
  const words = name.replace(/(?=[A-Z])/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Of their names Payload makes labels, unless a component of ours has its own. */
function withoutLabel(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === "ui" || field.admin?.hidden || ("hidden" in field && field.hidden))
      return [];
    if (field.type === "tabs") return field.tabs.flatMap((tab) => withoutLabel(tab.fields));
    if (field.type === "blocks") return field.blocks.flatMap((block) => withoutLabel(block.fields));
    const label = "label" in field ? field.label : undefined;
    const isLabelled = label !== undefined || field.admin?.components?.Field !== undefined;
    const own = "name" in field && field.name && !isLabelled ? [field.name] : [];
    return "fields" in field ? [...own, ...withoutLabel(field.fields)] : own;
  });
}

test("[OWN-172] a field that is labelled by its name has German, too", () => {
  const shown = [...(config.collections ?? []), ...(config.globals ?? [])].filter(
    ({ admin }) => admin?.hidden !== true,
  );
  const names = shown.flatMap(({ fields }) => withoutLabel(fields));
  expect(names).toContain("files");
  expect(names.map(inWords).filter((label) => !Object.hasOwn(configTable, label))).toEqual([]);
});

test("[OWN-172] the description above a form is in both languages", () => {
  const posts = config.collections?.find(({ slug }) => slug === "blog-posts");
  expect(posts?.admin?.description).toEqual({
    en: "Newest first; the first post is shown large.",
    de: "Neueste zuerst; der erste Beitrag wird groß gezeigt.",
  });
});

test("[OWN-172] messages of Payload that the admin shows say “Sie”", () => {
  const ours: Record<string, Record<string, string>> = plainGerman;
  const shownGroups = ["error", "general", "validation", "version"] as const;
  const messages = shownGroups.flatMap((group) =>
    Object.values<unknown>({ ...de.translations[group], ...ours[group] }).map(String),
  );
  expect(messages.length).toBeGreaterThan(100);
  const informal = /\b(?:du|dich|dir|deine?[mnrs]?)\b/i;
  expect(messages.filter((text) => informal.test(text) && !UNUSED.test(text))).toEqual([]);
});

test("[OWN-172] a kind's name is in the language that is asked for", () => {
  const vacancies = config.collections?.find(({ slug }) => slug === "vacancies");
  const { singular } = vacancies?.labels ?? {};
  const german = typeof singular === "function" && singular({ i18n: { language: "de" } } as never);
  expect([labelText(singular), german]).toEqual(["Vacancy", "Stelle"]);
});

test("[OWN-172] the browser's copy of fields is translated in place, with rows, tabs, options and days", () => {
  const ofAllLanguages = { displayFormat: "d MMM yyyy" };
  const copy = {
    labels: { singular: "Vacancy" },
    fields: [
      { label: "Title", admin: { date: ofAllLanguages } },
      {
        tabs: [
          {
            label: "Team",
            fields: [
              { label: "Title", admin: { custom: { label: "Title" } } },
              { label: "Nothing that the table has", options: [{ label: "Lost", value: "lost" }] },
            ],
          },
        ],
      },
    ],
  };
  translateParts(copy, configTable);
  expect(ofAllLanguages).toEqual({ displayFormat: "d MMM yyyy" });
  expect(copy).toEqual({
    labels: { singular: "Stelle" },
    fields: [
      { label: "Titel", admin: { date: { displayFormat: "d. MMM yyyy" } } },
      {
        tabs: [
          {
            label: "Team",
            fields: [
              { label: "Titel", admin: { custom: { label: "Title" } } },
              {
                label: "Nothing that the table has",
                options: [{ label: "Verloren", value: "lost" }],
              },
            ],
          },
        ],
      },
    ],
  });
});

test("[OWN-172] a text with values is found by its pattern, the longest first", () => {
  const table = {
    "{n} of {all} could not be changed.": "{n} von {all} wurden nicht geändert.",
    "{n} changed.": "{n} geändert.",
    "Write {what}.": "Schreiben Sie: {what}.",
    "a title": "einen Titel",
  };
  expect(germanText(table, "2 of 5 could not be changed.")).toBe("2 von 5 wurden nicht geändert.");
  expect(germanText(table, "Write a title.")).toBe("Schreiben Sie: einen Titel.");
  expect(germanText(table, "Nothing of the table")).toBe("Nothing of the table");
});

test("[OWN-172] a refusal names its fields in German", async () => {
  const refuse = (language: string) =>
    refuseInGerman({
      req: { i18n: { language }, payload: { config: { custom: { german: configTable } } } },
      result: {
        errors: [
          {
            message: "Falsch: Questions 2 > Answer",
            data: {
              errors: [
                {
                  label: "Questions 2 > Answer",
                  message: "This is missing. Write or choose it.",
                },
              ],
            },
          },
        ],
      },
    } as never);
  expect(await refuse("en")).toBeUndefined();
  expect(await refuse("de")).toEqual({
    response: {
      errors: [
        {
          message: "Falsch: Fragen 2 > Antwort",
          data: {
            errors: [
              {
                label: "Fragen 2 > Antwort",
                message: "Das fehlt. Schreiben oder wählen Sie es.",
              },
            ],
          },
        },
      ],
    },
  });
});

const answerOf = async (response: Response, language: string): Promise<Response> => {
  const endpoint: Endpoint = { path: "/a", method: "post", handler: () => response };
  return endpointInGerman(endpoint).handler({
    i18n: { language },
    payload: { config: { custom: { german: configTable } } },
  } as never);
};

test("[OWN-172] what an own endpoint answers is in German, with its status and headers", async () => {
  const refusal = () =>
    Response.json(
      {
        errors: [{ message: "There were too many attempts from your address. Wait 3 minutes." }],
        problem: "Nothing that the table has",
        results: [{ submission: 7, problem: "This submission no longer exists." }],
        report: [{ line: 2, why: "" }],
        docs: [{ message: "This submission no longer exists." }],
      },
      { status: 429, headers: { "retry-after": "180" } },
    );
  const answer = await answerOf(refusal(), "de");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "180"]);
  expect(await answer.json()).toEqual({
    errors: [{ message: "Von Ihrer Adresse kamen zu viele Versuche. Warten Sie 3 Minuten." }],
    problem: "Nothing that the table has",
    results: [{ submission: 7, problem: "Diese Einsendung gibt es nicht mehr." }],
    report: [{ line: 2, why: "" }],
    // Data is not the host's words.
    docs: [{ message: "This submission no longer exists." }],
  });
  const english = refusal();
  expect(await answerOf(english, "en")).toBe(english);
});

test("[OWN-172] files, redirects and lists of an own endpoint pass untouched", async () => {
  const untouched = [
    new Response("This submission no longer exists.", { headers: { "content-type": "text/csv" } }),
    new Response(null, { status: 303, headers: { location: "/admin" } }),
    Response.json(["This submission no longer exists."]),
  ];
  for (const response of untouched) expect(await answerOf(response, "de")).toBe(response);
});

test("[OWN-172] each endpoint of the configuration answers in the user's language", async () => {
  const refused = "This submission no longer exists.";
  const endpoints = [
    { path: "/a", method: "get" as const, handler: () => Response.json({ message: refused }) },
  ];
  const made = inGerman({
    endpoints,
    collections: [
      { slug: "a", fields: [], endpoints },
      { slug: "b", fields: [], endpoints: false },
    ],
    globals: [{ slug: "c", fields: [], endpoints }],
  } as never);
  const req = {
    i18n: { language: "de" },
    payload: { config: { custom: { german: configTable } } },
  };
  for (const { endpoints: own } of [made, made.collections?.[0], made.globals?.[0]].flatMap(
    (one) => one ?? [],
  )) {
    const answer = own && (await own[0]?.handler(req as never));
    expect(await (answer || undefined)?.json()).toEqual({
      message: "Diese Einsendung gibt es nicht mehr.",
    });
  }
  expect(made.collections?.[1]?.endpoints).toBe(false);
});
