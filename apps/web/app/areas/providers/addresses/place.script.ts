/** `[data-place]`: a form whose two fields hold a point, chosen on a map or taken from the device. */
export function choosePlaces(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-place]")) serve(form);
}

/** Abidjan, where a map without a point begins. */
const START: [number, number] = [5.345, -4.024];

function serve(form: HTMLFormElement): void {
  const element = (name: string) => form.querySelector<HTMLElement>(`[data-place-${name}]`);
  const buttons = element("buttons");
  const status = element("status");
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!buttons || !status) return;
  buttons.hidden = false;

  const pointNow = (): [number, number] | null => {
    const [latitude, longitude] = ["latitude", "longitude"].map((name) =>
      Number.parseFloat(field(name)?.value.replace(",", ".") ?? ""),
    );
    return Number.isFinite(latitude) && Number.isFinite(longitude)
      ? [latitude ?? 0, longitude ?? 0]
      : null;
  };
  const take = (latitude: number, longitude: number) => {
    for (const [name, value] of Object.entries({ latitude, longitude })) {
      const input = field(name);
      if (input) input.value = value.toFixed(5).replace(".", ",");
    }
    status.textContent = "Point choisi\u00a0: n’oubliez pas d’enregistrer.";
  };

  element("opens")?.addEventListener("click", async () => {
    const map = element("map");
    if (!map?.hidden) return;
    status.textContent = "La carte s’ouvre…";
    try {
      const { openPointMap } = await import("./point-map.ts");
      map.hidden = false;
      openPointMap(map, pointNow() ?? START, pointNow() !== null, take);
      status.textContent = "Touchez l’endroit sur la carte.";
    } catch {
      map.hidden = true;
      status.textContent =
        "La carte ne répond pas\u00a0: vous pouvez donner les degrés ci-dessous.";
    }
  });
  element("here")?.addEventListener("click", () => {
    status.textContent = "Recherche de votre position…";
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take(coords.latitude, coords.longitude),
      () => {
        status.textContent = "Votre position n’est pas disponible sur cet appareil.";
      },
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  });
}
