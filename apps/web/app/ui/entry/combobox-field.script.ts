import { fold } from "@jdj/french/fold";

type Combobox = { input: HTMLInputElement; panel: HTMLElement; options: HTMLElement[] };

/** `[data-combobox]`: typing filters the list; arrows move, Enter chooses an option, Escape closes. */
export function openComboboxes(): void {
  document.addEventListener("input", ({ target }) => {
    const box = comboboxAround(target);
    if (!box || target !== box.input) return;
    narrow(box, box.input.value);
    keep(
      box,
      box.options.find(({ textContent }) => fold(textContent ?? "") === fold(box.input.value)),
    );
  });
  document.addEventListener("keydown", (event) => {
    const box = comboboxAround(event.target);
    if (box) onKey(box, event);
  });
  document.addEventListener("click", ({ target }) => {
    const box = comboboxAround(target);
    const option =
      target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    for (const other of document.querySelectorAll<HTMLElement>("[data-combobox]")) {
      const one = comboboxAround(other);
      if (one && one.input !== box?.input) close(one);
    }
    if (box && option) choose(box, option);
    else if (box?.panel.hidden) narrow(box, "");
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const box = comboboxAround(target);
    if (box && !(relatedTarget instanceof Node && box.panel.contains(relatedTarget)))
      setTimeout(() => document.activeElement === box.input || close(box), 150);
  });
}

function comboboxAround(target: EventTarget | null): Combobox | null {
  const around = target instanceof Element ? target.closest("[data-combobox]") : null;
  const input = around?.querySelector<HTMLInputElement>('[role="combobox"]');
  const panel = around?.querySelector("div");
  if (!input || !panel) return null;
  return { input, panel, options: [...panel.querySelectorAll<HTMLElement>('[role="option"]')] };
}

function onKey(box: Combobox, event: KeyboardEvent): void {
  const { input, panel, options } = box;
  const shown = options.filter(({ hidden }) => !hidden);
  const at = shown.findIndex((option) => option.getAttribute("aria-selected") === "true");
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    // Without an active option: down goes to the first, up to the last.
    const next = event.key === "ArrowDown" ? (at + 1) % shown.length : Math.max(at, 0) - 1;
    if (panel.hidden) narrow(box, "");
    else point(box, shown.at(next));
  } else if (event.key === "Enter" && !panel.hidden && shown[at]) {
    event.preventDefault();
    choose(box, shown[at]);
  } else if (event.key === "Escape" && !panel.hidden) {
    event.preventDefault();
    event.stopPropagation();
    close(box);
    input.focus();
  }
}

/** Opens the list with the options that contain the typed text. */
function narrow(box: Combobox, typed: string): void {
  const { input, panel, options } = box;
  const wanted = fold(typed.trim());
  let left = 0;
  for (const option of options) {
    option.hidden = !fold(option.textContent ?? "").includes(wanted);
    if (!option.hidden) left += 1;
  }
  point(box, undefined);
  panel.hidden = false;
  input.setAttribute("aria-expanded", "true");
  const message = panel.querySelector("p");
  if (message) message.textContent = left === 0 ? "Aucun résultat" : "";
}

function point({ input, options }: Combobox, pointed: HTMLElement | undefined): void {
  for (const option of options) option.setAttribute("aria-selected", String(option === pointed));
  if (pointed) input.setAttribute("aria-activedescendant", pointed.id);
  else input.removeAttribute("aria-activedescendant");
  pointed?.scrollIntoView({ block: "nearest" });
}

function choose(box: Combobox, option: HTMLElement): void {
  box.input.value = option.textContent ?? "";
  keep(box, option);
  close(box);
  box.input.focus();
}

/** Writes the value of an option into the hidden field; empty without an option. */
function keep({ input }: Combobox, option: HTMLElement | undefined): void {
  const hidden = input.parentElement?.querySelector<HTMLInputElement>('input[type="hidden"]');
  if (!hidden) return;
  hidden.value = option?.dataset.value ?? "";
  hidden.dispatchEvent(new Event("change", { bubbles: true }));
}

function close(box: Combobox): void {
  box.panel.hidden = true;
  box.input.setAttribute("aria-expanded", "false");
  point(box, undefined);
}
