import { fold } from "@jdj/french/fold";
import { count } from "@jdj/french/plural";

/** `[data-groups]`: a group is ticked whole and counted; the search shows only matching choices. */
export function groupChoices(): void {
  document.addEventListener("input", ({ target }) => {
    const all = target instanceof Element ? target.closest("[data-groups]") : null;
    if (!all || !(target instanceof HTMLInputElement)) return;
    if (target.type === "search") search(all, target.value);
    if ("groupAll" in target.dataset) {
      const group = target.closest("[data-group]");
      for (const box of boxesOf(group)) {
        if (!box.closest<HTMLElement>("[data-choice]")?.hidden) box.checked = target.checked;
      }
    }
    tell(all);
  });
  for (const all of document.querySelectorAll("[data-groups]")) tell(all);
}

function boxesOf(around: Element | null): HTMLInputElement[] {
  return [...(around?.querySelectorAll<HTMLInputElement>("[data-choice] input") ?? [])];
}

function search(all: Element, typed: string): void {
  const wanted = fold(typed.trim());
  for (const group of all.querySelectorAll<HTMLDetailsElement>("[data-group]")) {
    const lines = [...group.querySelectorAll<HTMLElement>("[data-choice]")];
    for (const line of lines) line.hidden = !fold(line.textContent ?? "").includes(wanted);
    group.hidden = lines.every(({ hidden }) => hidden);
    if (wanted !== "") group.open = !group.hidden;
  }
}

function tell(all: Element): void {
  for (const group of all.querySelectorAll("[data-group]")) {
    const boxes = boxesOf(group);
    const taken = boxes.filter(({ checked }) => checked).length;
    const label = group.querySelector("[data-group-count]");
    if (label) label.textContent = `${taken} sur ${boxes.length}`;
    const whole = group.querySelector<HTMLInputElement>("[data-group-all]");
    if (!whole) continue;
    whole.checked = taken === boxes.length;
    whole.indeterminate = taken > 0 && taken < boxes.length;
  }
  const total = all.querySelector("[data-groups-total]");
  const taken = boxesOf(all).filter(({ checked }) => checked).length;
  if (total) total.textContent = count(taken, "choisi");
}
