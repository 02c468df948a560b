/**
 * Splits a number with its own prefix between a `[data-phone]` box and its country list:
 * « +225 07… » pasted or filled in becomes 225 in the list and 07… in the box.
 */
export function formatPhones(): void {
  document.addEventListener("input", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !("phone" in target.dataset)) return;
    // In pairs while typing at the end; a correction within is formatted when the box loses the focus.
    const typing = event instanceof InputEvent && event.inputType === "insertText";
    const atEnd = target.selectionStart === target.value.length;
    if (typing && atEnd && /^\d[\d ]*$/.test(target.value) && !target.value.startsWith("00"))
      target.value = pairs(target.value.replace(/ /g, ""));
  });
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !("phone" in target.dataset)) return;
    const select = target.parentElement?.querySelector("select");
    const digits = target.value.replace(/\D/g, "");
    const international = /^\s*(\+|00)/.test(target.value) || /^225\d{10}$/.test(digits);
    let rest = international ? digits.replace(/^00/, "") : digits;
    if (international && select) {
      const codes = [...select.options].map((option) => option.value);
      const code = [3, 2, 1]
        .map((length) => codes.find((value) => value.startsWith(`${rest.slice(0, length)} `)))
        .find((value) => value !== undefined);
      if (!code) return;
      // Another country of the same code may already be chosen: leave it.
      const prefix = code.split(" ", 1)[0] ?? "";
      if (!select.value.startsWith(`${prefix} `)) select.value = code;
      rest = rest.slice(prefix.length);
    }
    if (/^[\d\s().+-]+$/.test(target.value)) target.value = pairs(rest);
  });
}

function pairs(digits: string): string {
  return digits.replace(/(\d{2})(?=\d)/g, "$1 ");
}
