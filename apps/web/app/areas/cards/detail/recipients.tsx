import type { CampaignDetail } from "@jdj/contract/cards/campaign-shapes";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { type DeliveriesView, type Delivery, type FilterId, filters } from "./deliveries.ts";
import { deliveryColumns } from "./delivery-columns.tsx";
import styles from "./page.module.css";

type RecipientsProps = {
  /** The page's own address. */
  here: string;
  campaign: Pick<CampaignDetail, "guests">;
  deliveries: readonly Delivery[];
  view: DeliveriesView;
};

/** The recipients of a campaign, each with the state of its delivery. */
export function Recipients({ here, campaign, deliveries, view }: RecipientsProps) {
  const busy = useNavigation().formMethod === "POST";
  const to = (filter: FilterId, page = 1) =>
    `${here}?vue=destinataires&statut=${filter}&page=${page}`;
  return (
    <>
      <p className={styles.targets}>
        <span>Catégories visées&nbsp;:</span> {campaign.guests.map(({ name }) => name).join(", ")}
      </p>
      <div className={styles.tools}>
        <nav aria-label="Filtrer les destinataires" className={styles.filters}>
          {filters.map(({ id, label }) => (
            <Link
              key={id}
              to={to(id)}
              replace
              preventScrollReset
              aria-current={id === view.filter ? "page" : undefined}
            >
              {label} <span>{view.sizes[id]}</span>
            </Link>
          ))}
        </nav>
        {view.resendable > 1 ? (
          <Form method="post">
            <Button
              name="guest"
              value="all"
              look="plain"
              busy={busy}
              icon={<Icon name="refresh" size={20} />}
            >
              Renvoyer les {view.resendable} échecs
            </Button>
          </Form>
        ) : null}
      </div>
      {deliveries.length > 0 ? (
        <DataTable
          caption="Destinataires"
          columns={deliveryColumns(busy)}
          rows={deliveries}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className={styles.targets}>Aucun destinataire ici.</p>
      )}
      <Pagination
        label="Destinataires"
        page={view.page}
        lastPage={view.lastPage}
        to={(page) => to(view.filter, page)}
      />
    </>
  );
}
