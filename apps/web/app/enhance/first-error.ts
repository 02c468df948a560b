/**
 * Puts the focus on the first invalid field of the page that came back, or on the code it asks
 * for; when no field is invalid, on the sentence that says what went wrong.
 */
export function focusFirstError(): void {
  const asked = document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-code] input');
  const field = [...asked].find((one) => one.checkVisibility());
  const note = document.querySelector<HTMLElement>('#contenu [role="alert"]');
  if (note) note.tabIndex = -1;
  (field ?? note)?.focus();
}
