/** Six boxes of `[data-code]`: digits only; a digit moves to the next box, a paste fills all, Backspace goes back. */
export function linkCodeBoxes(): void {
  document.addEventListener("input", ({ target }) => spread(target));
  document.addEventListener("paste", (event) => {
    const boxes = boxesAround(event.target);
    const digits = event.clipboardData?.getData("text").replace(/\D/g, "").slice(0, 6);
    const [first] = boxes ?? [];
    if (!first || !digits) return;
    event.preventDefault();
    first.value = digits;
    first.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const boxes = boxesAround(target);
    if (!boxes || !(target instanceof HTMLInputElement)) return;
    const at = boxes.indexOf(target);
    const back = key === "ArrowLeft" || (key === "Backspace" && target.value === "");
    const to = back ? at - 1 : key === "ArrowRight" ? at + 1 : -1;
    boxes[to]?.focus();
    if (key === "Backspace" && back && boxes[to]) boxes[to].value = "";
  });
  // Several digits in the box that has the focus were typed before this script had loaded.
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.value.length > 1)
    spread(activeElement);
}

/** Puts the digits of a box into it and the boxes after it; the sixth digit submits the form. */
function spread(target: EventTarget | null): void {
  const boxes = boxesAround(target);
  if (!boxes || !(target instanceof HTMLInputElement)) return;
  const at = boxes.indexOf(target);
  const digits = target.value.replace(/\D/g, "");
  target.value = "";
  boxes.slice(at, at + Math.max(1, digits.length)).forEach((box, index) => {
    box.value = digits[index] ?? "";
  });
  const next = boxes[Math.min(at + digits.length, boxes.length - 1)];
  next?.focus();
  next?.select();
  const submits = target.closest<HTMLElement>("[data-code]")?.dataset.code === "submits";
  if (submits && digits && boxes.every((box) => box.value)) target.form?.requestSubmit();
}

function boxesAround(target: EventTarget | null): HTMLInputElement[] | null {
  const group = target instanceof Element ? target.closest("[data-code]") : null;
  return group ? [...group.querySelectorAll("input")] : null;
}
