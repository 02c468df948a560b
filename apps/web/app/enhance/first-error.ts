/** Puts the focus on the first field at fault of the page that came back, or on the code it asks for. */
export function focusFirstError(): void {
  const asked = document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-code] input');
  [...asked].find((field) => field.checkVisibility())?.focus();
}
