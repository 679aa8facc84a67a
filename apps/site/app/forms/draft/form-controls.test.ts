import { afterEach, expect, test, vi } from "vitest";
import { fillControls, readControls } from "#app/forms/draft/form-controls.ts";

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
