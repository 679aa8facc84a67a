import { expect, test } from "vitest";
import { seo } from "#entities/seo.ts";
import { readReply } from "#wordpress/read.ts";

test("[SH-07] a template of Yoast is no text; a percent sign is", () => {
  const read = readReply(seo, {
    title: "%%title%% %%page%% %%sep%% %%sitename%%",
    description: "100% of 20 %% words",
    keywords: "a %%focuskw%% b",
  });
  expect(read.ok && read.value).toMatchObject({
    title: "",
    description: "100% of 20 %% words",
    keywords: "",
  });
});
