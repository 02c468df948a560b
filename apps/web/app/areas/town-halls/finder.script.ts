/** `[data-finder]`: the list of districts follows the country, that of town halls the district. */
export function followPlaces(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-finder]")) follow(form);
}

function follow(form: HTMLFormElement): void {
  const list = (name: string) => {
    const found = form.elements.namedItem(name);
    return found instanceof HTMLSelectElement ? found : null;
  };
  const [country, district, hall] = [list("pays"), list("district"), list("mairie")];
  if (!district || !hall) return;
  const districts = [...district.options];
  const halls = [...hall.children];
  // Some browsers show hidden options, so they are removed.
  const keep = (
    select: HTMLSelectElement,
    from: Element[],
    fits: (one: DOMStringMap) => boolean,
  ) => {
    const chosen = select.value;
    select.replaceChildren(
      ...from.filter((one, at) => at === 0 || (one instanceof HTMLElement && fits(one.dataset))),
    );
    select.value = chosen;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };
  const update = () => {
    const ofCountry = (one: DOMStringMap) => !country || one.country === country.value;
    keep(district, districts, ofCountry);
    const own = (one: DOMStringMap) => district.value === "" || one.district === district.value;
    keep(hall, halls, (one) => ofCountry(one) && own(one));
  };
  country?.addEventListener("change", update);
  district.addEventListener("change", update);
  update();
}
