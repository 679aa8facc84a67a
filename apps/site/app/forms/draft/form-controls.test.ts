import { afterEach, expect, test, vi } from "vitest";
import {
  fillControls,
  isOverwritten,
  noteValues,
  readControls,
} from "#app/forms/draft/form-controls.ts";

afterEach(() => vi.unstubAllGlobals());

/** Boxes named `region.0`… with these labels. */
function formOf(language: string, ...labels: string[]) {
  vi.stubGlobal("document", { documentElement: { lang: language } });
  const elements = labels.map((value, at) => ({
    type: "checkbox",
    name: `region.${at}`,
    value,
    checked: false,
    defaultChecked: false,
    click() {
      this.checked = !this.checked;
    },
  }));
  return {
    form: { elements, dataset: {} } as unknown as HTMLFormElement,
    tick: (label: string) => elements.find(({ value }) => value === label)?.click(),
    ticked: () => elements.flatMap(({ value, checked }) => (checked ? [value] : [])),
  };
}
function carried(from: ReturnType<typeof formOf>, to: () => ReturnType<typeof formOf>): string[] {
  const values = readControls(from.form, ["region"]);
  const other = to();
  fillControls(other.form, values ?? {});
  return other.ticked();
}
const english = (...ticked: string[]) => {
  const form = formOf("en", "West", "East", "Asia");
  ticked.forEach(form.tick);
  return form;
};

test("[LANG-42] in another language a draft's boxes are found by their labels, else by their places", () => {
  const german = () => formOf("de", "Westen", "Osten", "Asien");
  expect(carried(english("East", "Asia"), german)).toEqual(["Osten", "Asien"]);
  expect(carried(english("Asia"), () => formOf("de", "Asia", "Osten", "Westen"))).toEqual(["Asia"]);
  expect(carried(english(), german)).toEqual([]);
});

test("in the same language a label that is gone ticks no other box", () => {
  expect(carried(english("East"), () => formOf("en", "West", "North", "Asia"))).toEqual([]);
  expect(carried(english("East"), () => formOf("en", "East", "West"))).toEqual(["East"]);
  // Stored by an earlier release, without a language.
  const form = english();
  fillControls(form.form, { "region.1": ["East"] });
  expect(form.ticked()).toEqual(["East"]);
});

/** A text with the page's own words, and a dropdown. */
function mixedForm(language: string, words: string, ...choices: string[]) {
  vi.stubGlobal("document", { documentElement: { lang: language } });
  const dataset: { focused?: string } = {};
  const text = { type: "textarea", name: "words", value: words, defaultValue: words, dataset };
  const choice = new Dropdown(choices);
  return {
    form: { elements: [text, choice], dataset: {} } as unknown as HTMLFormElement,
    text,
    choice,
  };
}

class Dropdown {
  type = "select-one";
  name = "choice";
  dataset = {};
  options: { value: string; index: number }[];
  #chosen = "";
  constructor(choices: string[]) {
    this.options = ["", ...choices].map((value, index) => ({ value, index }));
  }
  get value(): string {
    return this.#chosen;
  }
  set value(value: string) {
    this.#chosen = value;
  }
  get selectedIndex(): number {
    return this.options.findIndex(({ value }) => value === this.#chosen);
  }
  dispatchEvent = () => true;
}

test("[LANG-42] a dropdown's choice is found by its value, else in another language by its place among as many", () => {
  const written = mixedForm("en", "", "Front-End", "Mobile");
  written.choice.value = "Mobile";
  const draft = readControls(written.form, ["words", "choice"]) ?? {};
  const filled = (language: string, ...choices: string[]): string => {
    const { form, choice } = mixedForm(language, "", ...choices);
    fillControls(form, draft);
    return choice.value;
  };
  expect(filled("de", "Frontend", "Mobilentwicklung")).toBe("Mobilentwicklung");
  expect(filled("de", "Mobile", "Frontend")).toBe("Mobile");
  expect(filled("de", "Mobilentwicklung")).toBe("");
  expect(filled("en", "Front-End", "Embedded")).toBe("");
});

test("a draft has the fields that the visitor changed, not the page's own words", () => {
  const { form, text, choice } = mixedForm("en", "2 × Senior React", "Mobile");
  expect(readControls(form, ["words", "choice"])).toBeNull();
  choice.value = "Mobile";
  expect(readControls(form, ["words", "choice"])).not.toHaveProperty("words");
  text.value = "";
  expect(readControls(form, ["words", "choice"])).toMatchObject({
    words: [""],
    choice: ["Mobile"],
  });
});

test("fields that have changed since are not among the unedited", () => {
  const { form, text } = mixedForm("en", "a");
  const unedited = noteValues(form, ["words", "choice"]);
  expect(unedited()).toEqual(["words", "choice"]);
  text.value = "ab";
  expect(unedited()).toEqual(["choice"]);
});

test("[CON-12] a draft is not restored over what the visitor writes, or is about to write in a focused field", () => {
  const names = ["words", "choice"];
  const earlier = mixedForm("en", "", "Mobile");
  earlier.text.value = "Anna Schmidt";
  const draft = readControls(earlier.form, names) ?? {};
  const now = (change: (form: ReturnType<typeof mixedForm>) => void) => {
    const form = mixedForm("en", "", "Mobile");
    change(form);
    return isOverwritten(form.form, names, draft);
  };
  const focus = (activeElement: unknown) =>
    vi.stubGlobal("document", { documentElement: { lang: "en" }, activeElement });
  expect(now(() => undefined)).toBe(false);
  expect(now(({ text }) => (text.value = "Ben Meyer"))).toBe(true);
  expect(now(({ choice }) => (choice.value = "Mobile"))).toBe(true);
  expect(now(({ text }) => focus(text))).toBe(true);
  expect(now(({ choice }) => focus(choice))).toBe(false);
  // A dialog that opened took the focus there.
  expect(
    now(({ text }) => {
      text.dataset.focused = "";
      focus(text);
    }),
  ).toBe(false);
  // A browser restores fields on a reload.
  expect(now(({ text }) => (text.value = "Anna Schmidt"))).toBe(false);
  expect(
    now(({ text }) => {
      text.value = "Anna Schmidt";
      focus(text);
    }),
  ).toBe(false);
});

test("[CON-12] a choice that the visitor made is not replaced by the draft's", () => {
  const currencies = (chosen: string) => {
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    const elements = ["USD", "EUR", "GBP"].map((value) => ({
      type: "radio",
      name: "currency",
      value,
      checked: value === chosen,
      defaultChecked: value === "USD",
    }));
    return { elements, dataset: {} } as unknown as HTMLFormElement;
  };
  const draft = readControls(currencies("GBP"), ["currency"]) ?? {};
  expect(isOverwritten(currencies("USD"), ["currency"], draft)).toBe(false);
  expect(isOverwritten(currencies("EUR"), ["currency"], draft)).toBe(true);
  expect(isOverwritten(currencies("GBP"), ["currency"], draft)).toBe(false);
});
