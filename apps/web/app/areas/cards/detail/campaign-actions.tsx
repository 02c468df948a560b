import type { CampaignOverview } from "@jdj/contract/cards/campaign-shapes";
import { dateAndTime } from "@jdj/french/dates";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./page.module.css";

const statusTexts: Partial<
  Record<CampaignOverview["status"], (campaign: CampaignOverview) => string>
> = {
  draft: () => "Cette carte est enregistrée. Elle n’est pas encore partie.",
  "awaiting-payment": () => "Cette carte partira dès que son paiement sera confirmé.",
  scheduled: ({ scheduled_at }) =>
    `Cette carte partira le ${dateAndTime(scheduled_at ?? "")}, heure d’Abidjan.`,
  cancelled: () => "Cet envoi a été annulé\u00a0: rien n’est parti.",
};

/** Why a campaign has not left, and the buttons to send, cancel or remind. */
export function CampaignActions({
  campaign,
  reminder,
}: {
  campaign: CampaignOverview;
  reminder: string;
}) {
  const busy = useNavigation().formMethod === "POST";
  const { can, status } = campaign;
  const text = statusTexts[status]?.(campaign);
  if (text === undefined && !can.remind) return null;
  return (
    <div className={styles.campaignActions}>
      {text === undefined ? null : <Note>{text}</Note>}
      <Form method="post">
        <input type="hidden" name="key" value={reminder} />
        {can.send ? (
          <Button
            name="act"
            value="send"
            look="card"
            busy={busy}
            icon={<Icon name="send" size={20} />}
          >
            {status === "awaiting-payment" ? "Payer et envoyer" : "Envoyer"}
          </Button>
        ) : null}
        {can.remind ? (
          <Button
            name="act"
            value="remind"
            look="plain"
            busy={busy}
            icon={<Icon name="bell-ringing" size={20} />}
          >
            Relancer ceux qui n’ont pas répondu
          </Button>
        ) : null}
        {can.cancel ? (
          <Button
            name="act"
            value="cancel"
            look="quiet"
            busy={busy}
            icon={<Icon name="player-stop" size={20} />}
          >
            Annuler l’envoi
          </Button>
        ) : null}
      </Form>
    </div>
  );
}
