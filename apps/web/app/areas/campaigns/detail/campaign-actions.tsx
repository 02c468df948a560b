import type { CampaignOverview } from "@jdj/contract/campaigns/campaign-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { CancelSendDialog, cancelSendId } from "./cancel-send-dialog.tsx";
import styles from "./page.module.css";

const statusTexts: Partial<
  Record<CampaignOverview["status"], (campaign: CampaignOverview) => string>
> = {
  draft: ({ planned_for }) =>
    planned_for === null
      ? "Cette carte est enregistrée. Elle n’est pas encore partie."
      : `Cette carte partira le ${dateAndTime(planned_for)}, et suit la date de la fête.`,
  "awaiting-payment": () => "Cette carte partira dès que son paiement sera confirmé.",
  scheduled: ({ scheduled_at }) =>
    `Cette carte partira le ${dateAndTime(scheduled_at ?? "")}, heure d’Abidjan.`,
  cancelled: () => "Cet envoi a été annulé\u00a0: rien n’est parti.",
};

/** That staff hold a campaign back, and what its hosts may expect. */
function Paused({ pause }: { pause: NonNullable<CampaignOverview["paused"]> }) {
  return (
    <Note tone="warning">
      <p>
        <strong>Envoi suspendu par notre équipe</strong>, depuis le {dateAndTime(pause.since)}.
      </p>
      {pause.reason === null ? null : <p>Motif&nbsp;: {pause.reason}</p>}
      <p>
        Les messages qui ne sont pas partis attendent&nbsp;; vous n’avez rien à refaire.{" "}
        <a href={at("contact")}>Nous écrire</a>
      </p>
    </Note>
  );
}

/** Why a campaign has not left, and the buttons to send, cancel or remind. */
export function CampaignActions({ campaign }: { campaign: CampaignOverview }) {
  const busy = useNavigation().formMethod === "POST";
  const { can, status } = campaign;
  const text = campaign.paused ? undefined : statusTexts[status]?.(campaign);
  if (text === undefined && !can.remind && campaign.paused === null) return null;
  return (
    <div className={`${kit.stack3} ${styles.campaignActions}`}>
      {campaign.paused ? <Paused pause={campaign.paused} /> : null}
      {text === undefined ? null : (
        <Note>
          {text}{" "}
          {campaign.planned_for ? <a href={at("messageSequence")}>Tous les envois prévus</a> : null}
        </Note>
      )}
      <Form method="post">
        {can.send ? (
          <Button
            name="act"
            value="send"
            variant="card"
            busy={busy}
            icon={<Icon name="send" size={20} />}
          >
            {status === "awaiting-payment"
              ? "Payer et envoyer"
              : campaign.planned_for
                ? "Envoyer maintenant"
                : "Envoyer"}
          </Button>
        ) : null}
        {can.remind ? (
          <LinkButton
            to={at("remindGuests", { id: campaign.id })}
            variant="plain"
            icon={<Icon name="bell-ringing" size={20} />}
          >
            Relancer ceux qui n’ont pas répondu
          </LinkButton>
        ) : null}
        {can.cancel ? (
          <Button
            type="button"
            variant="quiet"
            data-opens={cancelSendId}
            icon={<Icon name="x" size={20} />}
          >
            Annuler l’envoi
          </Button>
        ) : null}
      </Form>
      {can.cancel ? (
        <CancelSendDialog busy={busy}>
          Rien ne partira vers {count(campaign.total, "invité")}. Une carte annulée ne peut pas être
          reprise
          {status === "scheduled" && campaign.units > 0
            ? "\u00a0; le crédit pris vous est rendu"
            : ""}
          .
        </CancelSendDialog>
      ) : null}
    </div>
  );
}
