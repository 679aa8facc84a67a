import { afterEach, expect, test, vi } from "vitest";
import { fillControls, noteValues, readControls } from "#app/forms/draft/form-controls.ts";

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
    form: { elements } as unknown as HTMLFormElement,
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
  const text = { type: "textarea", name: "words", value: words, defaultValue: words };
  const choice = new Dropdown(choices);
  return { form: { elements: [text, choice] } as unknown as HTMLFormElement, text, choice };
}

class Dropdown {
  type = "select-one";
  name = "choice";
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
