import type { CampaignOverview, Delivery } from "@jdj/contract/campaigns/campaign-shapes";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { DeliveryFilter } from "@jdj/contract/campaigns/deliveries";
import { Link, useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import words from "#app/ui/words.module.css";
import { filtersOf } from "./deliveries.ts";
import { deliveryColumns } from "./delivery-columns.tsx";
import styles from "./page.module.css";
import { WhatsAppList } from "./whatsapp-list.tsx";

/** The part of the list that is shown. */
type DeliveriesView = {
  filter: DeliveryFilter;
  page: number;
  lastPage: number;
  /** How many deliveries match each filter. */
  sizes: Record<DeliveryFilter, number>;
  /** How many failed and may be sent again together; those unconfirmed only one by one. */
  resendable: number;
};

type RecipientsProps = {
  /** The page's own address. */
  here: string;
  campaign: CampaignOverview;
  deliveries: readonly Delivery[];
  view: DeliveriesView;
};

/** The recipients of a campaign, each with the state of its delivery. */
export function Recipients({ here, campaign, deliveries, view }: RecipientsProps) {
  const busy = useNavigation().formMethod === "POST";
  const filters = filtersOf(campaign.channel_id);
  const current = filters.find(({ filter }) => filter === view.filter) ?? filters[0];
  const isManual = campaign.channel_id === channelIds.manual;
  const to = (id: string | undefined, page = 1) =>
    `${here}?vue=destinataires&statut=${id}&page=${page}`;
  return (
    <>
      {campaign.kind === "message" ? null : (
        <p>
          <span className={words.secondary}>Catégories visées&nbsp;:</span>{" "}
          {campaign.guests.map(({ name }) => name).join(", ")}
        </p>
      )}
      {isManual ? (
        <p>
          Touchez «&nbsp;Écrire&nbsp;»&nbsp;: WhatsApp s’ouvre avec le message et le lien de cet
          invité, vous n’avez plus qu’à l’envoyer. Nous notons à qui vous avez écrit.
        </p>
      ) : null}
      <div className={`${kit.cluster3} ${kit.between}`}>
        <nav aria-label="Filtrer les destinataires" className={`${kit.wrap2} ${styles.filters}`}>
          {filters.map(({ id, label, filter }) => (
            <Link
              key={id}
              to={to(id)}
              replace
              preventScrollReset
              aria-current={filter === view.filter ? "page" : undefined}
            >
              {label} <span>{view.sizes[filter]}</span>
            </Link>
          ))}
        </nav>
        {view.resendable > 1 ? (
          <Form method="post">
            <Button
              name="guest"
              value="all"
              variant="plain"
              busy={busy}
              icon={<Icon name="refresh" size={20} />}
            >
              Renvoyer les {view.resendable} échecs
            </Button>
          </Form>
        ) : null}
      </div>
      {deliveries.length === 0 ? (
        <p>Aucun destinataire ici.</p>
      ) : isManual ? (
        <WhatsAppList
          campaignId={campaign.id}
          deliveries={deliveries}
          mayMark={campaign.can.mark_written}
        />
      ) : (
        <DataTable
          caption="Destinataires"
          columns={deliveryColumns(campaign, busy)}
          rows={deliveries}
          rowKey={({ id }) => id}
        />
      )}
      <Pagination
        label="Destinataires"
        page={view.page}
        lastPage={view.lastPage}
        to={(page) => to(current?.id, page)}
      />
    </>
  );
}
