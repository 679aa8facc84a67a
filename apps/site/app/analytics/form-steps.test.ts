import { afterEach, expect, test, vi } from "vitest";
import { watchForm } from "#app/analytics/form-steps.ts";
import { FORM_STEP, type FormStep } from "#app/analytics/visit-events.ts";
import { fillControls } from "#app/forms/draft/form-controls.ts";

afterEach(() => vi.unstubAllGlobals());

class Form extends EventTarget {
  dataset: Record<string, string> = { steps: "resume/join" };
  elements = [new Text(this), new Box(this)];
}

class Text {
  type = "textarea";
  name = "words";
  defaultValue = "";
  #value = "";
  readonly form: EventTarget;
  constructor(form: EventTarget) {
    this.form = form;
  }
  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
  }
  dispatchEvent = (event: Event): boolean => this.form.dispatchEvent(new Event(event.type));
}

/** A browser fires a trusted `input` after a scripted click, too. */
class Box {
  type = "checkbox";
  name = "remote";
  value = "yes";
  checked = false;
  defaultChecked = false;
  readonly form: EventTarget;
  constructor(form: EventTarget) {
    this.form = form;
  }
  click(): void {
    this.checked = true;
    this.form.dispatchEvent(new Event("input"));
  }
}

test("[SH-08] a form is begun by the visitor's input, whatever wrote it, and not by a restored draft", () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const steps: string[] = [];
  vi.stubGlobal("dispatchEvent", ({ type, detail }: CustomEvent<FormStep>) => {
    if (type === FORM_STEP) steps.push(detail.step);
  });
  const form = new Form();
  watchForm(form as never);
  fillControls(form as never, { words: ["Rust"], remote: ["yes"] });
  expect(form.elements.map((control) => control.value)).toEqual(["Rust", "yes"]);
  expect((form.elements[1] as Box).checked).toBe(true);
  expect(steps).toEqual([]);
  form.dispatchEvent(new Event("input"));
  expect(steps).toEqual(["opened", "started"]);
});
