import { readDate, shortDate } from "@jdj/french/dates";

/** `[data-date]` boxes get their slashes while typing; `[data-calendar]` opens the browser's calendar. */
export function formatDates(): void {
  document.addEventListener("input", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === "date") {
      const text = target.parentElement?.querySelector<HTMLInputElement>("[data-date]");
      if (text && target.value) text.value = shortDate(target.value);
    } else if ("date" in target.dataset && event instanceof InputEvent) {
      const atEnd = target.selectionStart === target.value.length;
      if (atEnd && event.inputType !== "deleteContentBackward")
        target.value = slashed(target.value);
    }
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-calendar]") : null;
    const box = button?.parentElement;
    const calendar = box?.querySelector<HTMLInputElement>('input[type="date"]');
    if (!calendar) return;
    calendar.value =
      readDate(box?.querySelector<HTMLInputElement>("[data-date]")?.value ?? "") ?? "";
    calendar.showPicker();
  });
}

function slashed(typed: string): string {
  return typed.replace(/^(\d{2})(?=$|\d)/, "$1/").replace(/^(\d{1,2}\/\d{2})(?=$|\d)/, "$1/");
}
