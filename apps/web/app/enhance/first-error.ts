/**
 * Moves the focus to the first invalid field of a refused form, or to the field of the code it asks
 * for; when no field is invalid, to the error message.
 */
export function focusFirstError(): void {
  const asked = document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-code] input');
  const field = [...asked].find((one) => one.checkVisibility());
  const note = document.querySelector<HTMLElement>('#contenu [role="alert"]');
  if (note) note.tabIndex = -1;
  (field ?? note)?.focus();
}
