import { announceFormStep, type FormStep } from "#app/analytics/visit-events.ts";

type Reach = (step: FormStep["step"]) => void;

const watched = new WeakMap<HTMLElement, Reach>();

/**
 * Reports each step of a form once per page: seen, edited, sent (SH-08); `data-steps` names it. Most
 * forms are only seen, so this needs no island.
 */
export function watchForm(form: HTMLElement): Reach {
  const known = watched.get(form);
  if (known) return known;
  const done = new Set<string>();
  const reach: Reach = (step) => {
    if (done.has(step)) return;
    done.add(step);
    announceFormStep({ form: form.dataset.steps ?? "", step });
  };
  new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach("opened"),
    { threshold: 0.2 },
  ).observe(form);
  form.addEventListener("input", () => {
    // A draft began on an earlier page. Scripted input otherwise is the visitor's, by a slider or an agent.
    if ("restoring" in form.dataset) return;
    reach("opened");
    reach("started");
  });
  watched.set(form, reach);
  return reach;
}
