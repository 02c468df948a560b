/**
 * Brings a number that arrives with its own prefix into a `[data-phone]` box and its country list:
 * « +225 07… » pasted or filled in becomes 225 in the list and 07… in the box.
 */
export function tidyPhones(): void {
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
    if (/^[\d\s().+-]+$/.test(target.value)) target.value = rest.replace(/(\d{2})(?=\d)/g, "$1 ");
  });
}
