/** How long typing may pause before the matches are counted, in milliseconds. */
const PAUSE_MS = 300;

/** The parameters of the call, by the fields of the page. */
const asked: Readonly<Record<string, string>> = {
  service: "service_type_id",
  commune: "town_id",
  recherche: "search",
  invites: "guests",
  "prix-min": "min_price",
  "prix-max": "max_price",
  note: "mark",
  libre: "free_on",
};

const isoDay = (day: string) => day.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1");

/** `form[data-count-matches]`: its button says how many providers it would show. */
export function countMatches(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-count-matches]");
  const label = form?.querySelector("button[type=submit] span");
  if (!form || !label) return;
  const before = label.textContent;
  let planned: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  async function count(): Promise<void> {
    last += 1;
    const mine = last;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form ?? undefined)) {
      const parameter = asked[name];
      if (parameter && typeof value === "string" && value) query.set(parameter, isoDay(value));
    }
    const answer = await fetch(`/api/v1/wedding-providers?${query}`).catch(() => null);
    const body: { total?: number } = answer?.ok ? await answer.json() : {};
    if (mine !== last || !label) return;
    const { total } = body;
    label.textContent =
      total === undefined
        ? before
        : total === 1
          ? "Voir le prestataire"
          : `Voir les ${total} prestataires`;
  }
  form.addEventListener("input", () => {
    clearTimeout(planned);
    planned = setTimeout(() => void count(), PAUSE_MS);
  });
}
