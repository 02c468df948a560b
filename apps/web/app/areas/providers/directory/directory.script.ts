import { fold } from "@jdj/french/fold";

/** A typed text filters the list of its box when it is longer; a shorter one shows all of it. */
const SHORTEST_TYPED = 3;

/** `[data-directory] [data-box]`: the list of a box opens when its text is entered, and follows it. */
export function followBoxes(): void {
  const form = document.querySelector("[data-directory]");
  const boxes = [...(form?.querySelectorAll<HTMLElement>("[data-box]") ?? [])];
  for (const box of boxes) {
    const input = box.querySelector("input");
    const list = box.querySelector("details");
    if (!input || !list) continue;
    const open = () => {
      // The lists share a name: opening one closes the other.
      list.open = true;
    };
    input.addEventListener("focus", open);
    input.addEventListener("click", open);
    // Entered before this script came.
    if (document.activeElement === input) open();
    // A press that enters a text moves what is under it: its click may meet the box, not the text.
    // Neither is a click outside of the menu, which closes it.
    box.addEventListener("click", (event) => {
      if (event.target instanceof Node && !list.contains(event.target)) event.stopPropagation();
    });
    input.addEventListener("input", () => {
      open();
      show(list, input.value);
    });
    input.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" || key === "Tab") list.open = false;
      if (key === "ArrowDown") list.querySelector<HTMLElement>("li:not([hidden]) a")?.focus();
    });
  }
}

/** Shows the choices that contain the text, or all. */
function show(list: HTMLElement, typed: string): void {
  const text = fold(typed.trim());
  const isFiltering = text.length > SHORTEST_TYPED;
  for (const choice of list.querySelectorAll<HTMLElement>("li"))
    choice.hidden = isFiltering && !fold(choice.textContent ?? "").includes(text);
}
