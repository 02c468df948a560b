import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { DeliveryFilter } from "@jdj/contract/campaigns/deliveries";

/** A filter of the list of deliveries: its value in the address, and its name. */
type Filter = { id: string; filter: DeliveryFilter; label: string };

const filters: readonly Filter[] = [
  { id: "tous", filter: "all", label: "Tous" },
  { id: "envoyes", filter: "sent", label: "Envoyés" },
  { id: "echecs", filter: "failed", label: "Non envoyés" },
];

const filtersByHand: readonly Filter[] = [
  { id: "tous", filter: "all", label: "Tous" },
  { id: "a-ecrire", filter: "waiting", label: "À écrire" },
  { id: "envoyes", filter: "sent", label: "Écrits" },
  { id: "echecs", filter: "failed", label: "Sans WhatsApp" },
];

/** The filters of a campaign's deliveries; other ones where its host writes to each guest. */
export function filtersOf(channelId: number): readonly Filter[] {
  return channelId === channelIds.manual ? filtersByHand : filters;
}

/** The deliveries that an address asks for: `?statut=echecs`; all by default. */
export function filterFrom(query: URLSearchParams): DeliveryFilter {
  const asked = query.get("statut");
  return filtersByHand.find(({ id }) => id === asked)?.filter ?? "all";
}
