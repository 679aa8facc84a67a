/**
 * An editor's actions, counted and timed by the keystroke-level model (S. Card, T. Moran, A.
 * Newell: The Keystroke-Level Model for User Performance Time with Interactive Systems,
 * Communications of the ACM 23:7, 1980). The time is that of someone who already has the texts,
 * without reading and composing.
 */
import type { Locator, Page } from "@playwright/test";

/** Seconds. `key`: 40 words a minute; `home`: hand between mouse and keys; `think`: before acts. */
export const SECONDS = { key: 0.28, point: 1.1, click: 0.2, home: 0.4, think: 1.35 } as const;

export interface TaskCost {
  name: string;
  presses: number;
  keys: number;
  /** By the model. */
  person: number;
  machine: number;
}

export class Hand {
  readonly page: Page;
  readonly steps: TaskCost[] = [];
  #isOnKeys = true;
  #began = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  step(name: string): void {
    this.rest();
    this.steps.push({ name, presses: 0, keys: 0, person: 0, machine: 0 });
  }

  rest(): void {
    const now = performance.now();
    const last = this.steps.at(-1);
    if (last) last.machine += (now - this.#began) / 1000;
    this.#began = now;
  }

  async press(what: Locator): Promise<void> {
    await what.click();
    this.#pressed();
  }

  /** Selects the field and replaces its text. */
  async type(field: Locator, text: string): Promise<void> {
    const isFilled = (await field.inputValue().catch(() => "")) !== "";
    await field.fill(text);
    this.#typed(text, isFilled ? 1 : 0);
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.click();
    await this.page.keyboard.type(text);
    this.#typed(text, 0);
  }

  /** The system's file dialog: clicks the file, then the button. */
  async choose(opener: Locator, file: string): Promise<void> {
    const window = this.page.waitForEvent("filechooser");
    await opener.click();
    await (await window).setFiles(file);
    for (let presses = 0; presses < 3; presses++) this.#pressed();
  }

  #pressed(): void {
    const { think, point, click } = SECONDS;
    this.#count({ presses: 1, seconds: think + this.#home(false) + point + click });
  }

  /** `more`: keys besides the text, such as "select all". */
  #typed(text: string, more: number): void {
    this.#pressed();
    const keys = text.length + more;
    this.#count({ keys, seconds: this.#home(true) + keys * SECONDS.key });
  }

  #home(toKeys: boolean): number {
    const moves = this.#isOnKeys !== toKeys;
    this.#isOnKeys = toKeys;
    return moves ? SECONDS.home : 0;
  }

  #count({ presses = 0, keys = 0, seconds }: { presses?: number; keys?: number; seconds: number }) {
    const last = this.steps.at(-1);
    if (!last) throw new Error("no step has begun");
    last.presses += presses;
    last.keys += keys;
    last.person += seconds;
  }
}
