import type { CampaignDetail } from "@jdj/contract/cards/campaign-shapes";
import { pageOfRows } from "#app/http/search-query.ts";

/** The delivery of a campaign to one guest. */
export type Delivery = CampaignDetail["eventGuests"][number];

const perPage = 50;

/** The filters of the list of deliveries. */
export const filters = [
  { id: "tous", label: "Tous" },
  { id: "envoyes", label: "Envoyés" },
  { id: "echecs", label: "Non envoyés" },
] as const;
export type FilterId = (typeof filters)[number]["id"];

/** The view that the page's address asks for. */
export type DeliveriesView = {
  tab: "message" | "recipients";
  filter: FilterId;
  page: number;
  lastPage: number;
  /** How many deliveries match each filter. */
  sizes: Record<FilterId, number>;
  /** How many failed and may be sent again together; those unconfirmed only one by one. */
  resendable: number;
};

function matches(filter: FilterId, { pivot }: Delivery): boolean {
  if (filter === "envoyes") return pivot.status === 1;
  if (filter === "echecs") return pivot.state === "failed" || pivot.state === "unknown";
  return true;
}

/** The deliveries that an address asks for, fifty at a time: `?vue=destinataires&statut=echecs&page=2`. */
export function presentDeliveries(
  all: readonly Delivery[],
  asked: URLSearchParams,
): { deliveries: Delivery[]; view: DeliveriesView } {
  const filter = filters.find(({ id }) => id === asked.get("statut"))?.id ?? "tous";
  const matching = all.filter((delivery) => matches(filter, delivery));
  const { page, lastPage, rows } = pageOfRows(matching, asked, perPage);
  const size = (id: FilterId) => all.filter((delivery) => matches(id, delivery)).length;
  return {
    deliveries: rows,
    view: {
      tab: asked.get("vue") === "destinataires" ? "recipients" : "message",
      filter,
      page,
      lastPage,
      sizes: { tous: all.length, envoyes: size("envoyes"), echecs: size("echecs") },
      resendable: all.filter(({ pivot }) => pivot.can.resend && pivot.state === "failed").length,
    },
  };
}
