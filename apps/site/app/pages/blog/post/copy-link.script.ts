/** Milliseconds that the outcome stays. */
const STAYS = 5000;

/** Shows the button where the browser can copy, which a page without TLS cannot. */
export default function copyLink(box: HTMLElement): void {
  const [button, status] = [box.querySelector("button"), box.querySelector("[role=status]")];
  if (!button || !status || !("clipboard" in navigator)) return;
  button.hidden = false;
  let timer = 0;
  const report = (text: string): void => {
    status.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => (status.textContent = ""), STAYS);
  };
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(box.dataset.address ?? location.href).then(
      () => report(box.dataset.copied ?? ""),
      () => report(box.dataset.failed ?? ""),
    );
  });
}
