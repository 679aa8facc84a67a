import { expect, test } from "vitest";
import { readSettings, SettingsError } from "#read-settings.ts";
import { siteSettings } from "#site.ts";

const read = (value: string) => readSettings(siteSettings, { CHAT_URLS: value }).chats;

test("[OWN-135] CHAT_URLS has addresses for all forms or for some, with a comma and a port in them", () => {
  const workflow =
    "https://prod-1.logic.azure.com:443/w/1?api-version=2016-06-01&sp=%2Frun,x&sig=a";
  expect(
    read(`slack:contact+price-request=https://hooks.slack.com/services/T/B/x\n teams=${workflow}`),
  ).toEqual([
    {
      app: "slack",
      url: "https://hooks.slack.com/services/T/B/x",
      kinds: ["contact", "price-request"],
    },
    { app: "teams", url: workflow.replace(":443", ""), kinds: undefined },
  ]);
  expect(readSettings(siteSettings, {}).chats).toBeUndefined();
});

function linesOf(value: string): string[] {
  try {
    read(value);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.lines : [String(error)];
  }
}

test.each([
  "https://hooks.slack.com/services/T/B/x",
  "slack=http://hooks.slack.com/services/T/B/x",
  "slack=https://user:word@hooks.slack.com/",
  "slack:resumes=https://hooks.slack.com/",
  "slack=https://hooks.slack.com/a slack:resume=https://hooks.slack.com/b",
])("[OWN-135] %s is refused with what is right, and is not printed", (value) => {
  const lines = linesOf(value);
  expect(lines).toEqual([
    expect.stringContaining(
      "CHAT_URLS has a value that cannot be used; it must be slack=https://…",
    ),
  ]);
  expect(lines.join()).not.toContain("hooks.slack.com");
});
