import { defineFile } from "#app/pages/define-page.ts";

/** The words of the modal, for its script. */
export const getInTouchWords = defineFile({
  at: "/get-in-touch/words.json",
  module: "pages/get-in-touch/words.route.ts",
  query: [],
  calls: () => [],
  find: null,
});
