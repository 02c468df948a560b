import { passwordStrength, strengthLabels } from "./password-strength.ts";

/** Shows in `[data-strength="id"]` the strength of the password in that box. */
export function showPasswordStrength(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.id) return;
    const line = document.querySelector(`[data-strength="${target.id}"]`);
    if (!line) return;
    const strength = passwordStrength(target.value);
    const meter = line.querySelector("meter");
    const output = line.querySelector("output");
    if (meter) meter.value = strength;
    if (output) output.textContent = strengthLabels[strength];
  });
}
