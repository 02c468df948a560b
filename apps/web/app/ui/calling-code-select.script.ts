/** `select[data-countries]`: a short list of countries becomes whole once its form is used. */
export function completeCountries(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>("select[data-countries]"))
    (select.form ?? select).addEventListener("focusin", () => void complete(select), {
      once: true,
    });
}

async function complete(select: HTMLSelectElement): Promise<void> {
  // Without a network the short list stays.
  const loaded = await import("./country-options.ts").catch(() => null);
  if (loaded) select.innerHTML = loaded.countryOptions(select.value);
}
