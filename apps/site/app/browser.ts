/** The script of every page: a few kilobytes without React (load-parts.ts loads the rest). */
import { handleDialogs } from "#app/browser/dialogs.ts";
import { watchLeaving } from "#app/browser/get-in-touch.ts";
import { checkHash } from "#app/browser/hash-check.ts";
import { markScrolled } from "#app/browser/header.ts";
import { coverWhileLoading } from "#app/browser/loading.ts";
import { closeWhenLinksFit } from "#app/browser/menu.ts";
import { closeFromSearchField, returnFocus, trapFocus } from "#app/browser/popovers.ts";
import { closeSubmenus } from "#app/browser/submenus.ts";
import { watchForm } from "#app/analytics/form-steps.ts";
import { startUp } from "#app/browser/start-up.ts";
import { showVideos } from "#app/browser/playback/videos.ts";
import { loadParts } from "#app/browser/load-parts.ts";
import type { CounterChoice } from "#app/analytics/counter.ts";

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

loadParts();
handleDialogs();
showVideos();
checkHash();
for (const header of all("[data-header]")) markScrolled(header);
for (const menu of all("[data-menu]")) closeWhenLinksFit(menu);
for (const popover of all("[popover]")) {
  returnFocus(popover);
  trapFocus(popover);
  closeFromSearchField(popover);
}
closeSubmenus([
  ...document.querySelectorAll<HTMLDetailsElement>(
    ':is([data-group="header"], [data-group="trail"])',
  ),
]);
for (const form of all("form[data-steps]")) watchForm(form);
for (const overlay of all("[data-loading]")) coverWhileLoading(overlay);
const { getInTouch } = document.body.dataset;
if (getInTouch !== undefined) watchLeaving(getInTouch);
const [counting] = all("[data-counting]");
const choice: CounterChoice = counting
  ? JSON.parse(counting.dataset.counting ?? "")
  : { provider: "none", site: "", host: "" };
startUp(choice);
