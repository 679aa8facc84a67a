/** Presses in the calculator as a visitor makes them, and how long each waits for its answer. */
import type { CDPSession, Locator, Page } from "@playwright/test";

/** Who presses, and what with. */
export interface Visitor {
  page: Page;
  session: CDPSession;
  pointer: "mouse" | "finger";
}

/** ms that a press lasts. */
const HELD = 80;
/** ms that a visitor looks before he presses: by then the page has done what his last press or choice left to do. */
const LOOKS = 300;

/** ms by the clock until the end of the frame that shows the answer. */
export interface Answer {
  /** From when the page hears of the press: before that it can do nothing. */
  heard: number;
  /** From when the finger or the button went up: with what the browser takes to tell the page of it. */
  pressed: number;
}

type Watched = Window & { answers: Answer[]; scheduler: { postTask(task: () => void, options: { priority: string }): unknown } };

/** Put before the calculator for comparison: a press writes one letter, without React. */
export const CONTROL = "Control";

/** Runs in the page. An answer is another number of rows in the calculator's table, or another letter of the control. */
export function watchAnswers(control: string): void {
  const answers: Answer[] = [];
  const calculator = document.getElementById("calculator") as HTMLElement;
  const [button, letter] = [document.createElement("button"), document.createTextNode("a")];
  button.textContent = control;
  button.addEventListener("click", () => (letter.data = letter.data === "a" ? "b" : "a"));
  calculator.querySelector("form")?.before(button, letter);
  const shows = (): string => letter.data + document.querySelectorAll("#calculator tbody tr").length;
  let [heard, pressed, shown] = [0, 0, shows()];
  Object.assign(window, { answers });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      heard = performance.now();
      pressed = timeStamp;
      performance.mark("pressed");
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (shows() === shown) return;
    shown = shows();
    const since = { heard, pressed };
    // The next task after the frame's own, before whatever else waits: by then it has been laid out and painted.
    requestAnimationFrame(() => {
      (window as unknown as Watched).scheduler.postTask(() => answers.push({ heard: performance.now() - since.heard, pressed: performance.now() - since.pressed }), { priority: "user-blocking" });
    });
  }).observe(calculator, { childList: true, subtree: true, characterData: true });
}

/** Presses a button of a watched page and waits for the answer. */
export async function press({ page, session, pointer }: Visitor, button: Locator): Promise<Answer> {
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOKS);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${String(button)} is nowhere on ${page.url()}`);
  const before = await page.evaluate(() => (window as unknown as Watched).answers.length);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (pointer === "mouse") await page.mouse.move(x, y);
  await (pointer === "mouse" ? page.mouse.down() : session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }));
  await page.waitForTimeout(HELD);
  await (pointer === "mouse" ? page.mouse.up() : session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }));
  await page.waitForFunction((count) => (window as unknown as Watched).answers.length > count, before);
  return page.evaluate(() => (window as unknown as Watched).answers.at(-1) as Answer);
}
