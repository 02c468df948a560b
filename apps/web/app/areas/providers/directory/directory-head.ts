import { count } from "@jdj/french/plural";
import type { Directory } from "./load-directory.ts";
import { addressOf, countFilters, type Wanted, wantedFrom } from "./wanted-providers.ts";

/** The trade and the town of a search alone: such a list is a page of its own for search engines. */
function placeOf({ service, town, page }: Wanted): Wanted {
  return { ...wantedFrom(new URLSearchParams()), service, town, page };
}

/** Whether an address of the directory asks for no more than a trade and a town. */
export function isPlace(wanted: Wanted): boolean {
  const { service, town } = wanted;
  return countFilters(wanted) === [service, town].filter(Boolean).length && wanted.provider === "";
}

/**
 * What search engines and shared links say of a page of the directory: a list by trade and town names
 * both and how many providers it has; any other search is a view of that list.
 * @param title of the banner
 */
export function directoryHead({ wanted, listed }: Directory, title: string) {
  const path = addressOf(placeOf(wanted), { page: wanted.page });
  if (countFilters(wanted) === 0 && wanted.provider === "")
    return {
      title: "Annuaire des prestataires",
      description:
        "Salles, traiteurs, photographes, couturiers, musiciens\u00a0: les prestataires de mariage et de fête en Côte d’Ivoire, par service et par commune, avec leurs prix et leurs avis.",
      path,
    };
  const found = count(listed.total, "prestataire", "prestataires");
  return {
    title: isPlace(wanted)
      ? `${title}\u00a0: ${found}, prix et avis`
      : `${title}\u00a0: annuaire des prestataires`,
    description: `${title} pour un mariage ou une fête en Côte d’Ivoire\u00a0: ${found} avec prix, photos, avis et disponibilités. Demandez un devis en ligne, sans rien payer.`,
    path,
  };
}
