import { grouped } from "@jdj/french/money";

/** `[data-amount]` boxes group digits by three and preserve the caret. */
export function formatAmounts(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !("amount" in target.dataset)) return;
    const before = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length;
    const digits = digitsOf(target.value)
      .replace(/^0+(?=\d)/, "")
      .slice(0, 12);
    target.value = digits === "" ? "" : grouped(Number(digits));
    let caret = 0;
    for (let passed = 0; passed < before && caret < target.value.length; caret += 1)
      if (/\d/.test(target.value.charAt(caret))) passed += 1;
    target.setSelectionRange(caret, caret);
  });
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
