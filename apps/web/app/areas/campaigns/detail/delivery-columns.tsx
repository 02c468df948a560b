import type { CampaignOverview, Delivery } from "@jdj/contract/campaigns/campaign-shapes";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { ofName } from "@jdj/french/names";
import { displayPhone } from "@jdj/french/phone";
import { Link } from "react-router";
import { deliveryLabels, writtenLabel } from "#app/areas/campaigns/delivery-labels.ts";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { WriteByWhatsApp } from "./write-by-whatsapp.tsx";

const answers = {
  none: <Badge>En attente</Badge>,
  yes: (
    <Badge tone="good" icon={<Icon name="check" size={16} />}>
      Vient
    </Badge>
  ),
  no: <Badge tone="bad">Ne vient pas</Badge>,
};

/** The columns of the recipients. @param busy a resend is under way. */
export function deliveryColumns(
  campaign: Pick<CampaignOverview, "id" | "can">,
  busy: boolean,
): Column<Delivery>[] {
  return [
    {
      heading: "Nom",
      names: true,
      cell: ({ id, last_name, given_names }) => (
        <Link
          to={at("guest", { eventGuestId: id })}
          className={`${words.breakAnywhere} ${styles.name}`}
        >
          {last_name || given_names}
        </Link>
      ),
    },
    {
      heading: "Prénoms",
      cell: ({ given_names }) => (
        <span className={`${words.breakAnywhere} ${styles.name}`}>{given_names}</span>
      ),
    },
    {
      heading: "Téléphone",
      cell: (delivery) => (
        <span className={styles.status}>
          <span className={styles.phone}>{displayPhone(delivery.phone_number_1)}</span>
          <WriteByWhatsApp
            campaignId={campaign.id}
            delivery={delivery}
            mayMark={campaign.can.mark_written}
            compact
          />
        </span>
      ),
    },
    {
      heading: "Email",
      cell: ({ email }) => (
        <span className={`${words.breakAnywhere} ${styles.email}`}>{email ?? "—"}</span>
      ),
    },
    { heading: "Groupe", cell: ({ category }) => category },
    { heading: "Statut", cell: (delivery) => <Status delivery={delivery} busy={busy} /> },
    { heading: "Réponse", cell: ({ answer }) => answers[answer] },
  ];
}

function Status({ delivery, busy }: { delivery: Delivery; busy: boolean }) {
  const { pivot } = delivery;
  if (pivot.state === "queued" || pivot.state === "sending") {
    return (
      <Badge tone="waiting" icon={<Icon name="clock" size={16} />}>
        En cours
      </Badge>
    );
  }
  const isWritten = pivot.written_at !== null;
  const sent = pivot.status === 1;
  const tone = sent ? "good" : pivot.state === "unknown" ? "waiting" : "bad";
  const icon = sent ? "check" : "alert-triangle";
  return (
    <span className={styles.status}>
      <Badge tone={tone} icon={<Icon name={icon} size={16} />}>
        {pivot.state === "failed" && isWritten ? writtenLabel : deliveryLabels[pivot.state]}
      </Badge>
      {isWritten ? null : pivot.state === "unknown" ? (
        <span className={`${words.note} ${styles.reason}`}>{cardMessages.unconfirmedResend}</span>
      ) : pivot.reason ? (
        <span className={`${words.note} ${styles.reason}`}>{pivot.reason}</span>
      ) : null}
      {sent ? null : <Actions delivery={delivery} busy={busy} />}
    </span>
  );
}

function Actions({ delivery, busy }: { delivery: Delivery; busy: boolean }) {
  const { id, pivot, email } = delivery;
  const name = `${delivery.given_names} ${delivery.last_name}`;
  const wrong = pivot.state === "failed";
  return (
    <span className={styles.actions}>
      {wrong ? (
        <Link to={at("editGuest", { eventGuestId: id })} className={kit.tapTarget}>
          {email === null || pivot.reason === cardMessages.noEmail
            ? "Ajouter l’adresse"
            : "Corriger l’invité"}
          <span className="visually-hidden"> {ofName(name)}</span>
        </Link>
      ) : null}
      {pivot.can.resend ? (
        <Form method="post">
          <Button
            name="guest"
            value={id}
            variant="plain"
            busy={busy}
            aria-label={`Renvoyer à ${name}`}
          >
            {wrong ? "Renvoyer" : "Renvoyer quand même"}
          </Button>
        </Form>
      ) : null}
    </span>
  );
}
