import type { CampaignDetail } from "@jdj/contract/cards/campaigns";

/** One guest's copy of a send. */
export type Delivery = CampaignDetail["eventGuests"][number];

const perPage = 50;

/** Which copies a host asks to see. */
export const filters = [
  { id: "tous", label: "Tous" },
  { id: "envoyes", label: "Envoyés" },
  { id: "echecs", label: "Non envoyés" },
] as const;
export type FilterId = (typeof filters)[number]["id"];

/** What the page's address asks for. */
export type DeliveriesView = {
  tab: "message" | "recipients";
  filter: FilterId;
  page: number;
  lastPage: number;
  /** How many copies each filter leaves. */
  sizes: Record<FilterId, number>;
  /** How many failed and may be sent again together; those unconfirmed only one by one. */
  resendable: number;
};

function keeps(filter: FilterId, { pivot }: Delivery): boolean {
  if (filter === "envoyes") return pivot.status === 1;
  if (filter === "echecs") return pivot.state === "failed" || pivot.state === "unknown";
  return true;
}

/** The copies that an address asks for, fifty at a time: `?vue=destinataires&statut=echecs&page=2`. */
export function presentDeliveries(
  all: readonly Delivery[],
  asked: URLSearchParams,
): { deliveries: Delivery[]; view: DeliveriesView } {
  const filter = filters.find(({ id }) => id === asked.get("statut"))?.id ?? "tous";
  const kept = all.filter((delivery) => keeps(filter, delivery));
  const lastPage = Math.max(1, Math.ceil(kept.length / perPage));
  const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(asked.get("page"))) || 1));
  const size = (id: FilterId) => all.filter((delivery) => keeps(id, delivery)).length;
  return {
    deliveries: kept.slice((page - 1) * perPage, page * perPage),
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
