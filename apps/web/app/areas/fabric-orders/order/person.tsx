import type { FabricShare } from "@jdj/contract/fabric-orders/orders";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { ofName } from "@jdj/french/names";
import { displayPhone } from "@jdj/french/phone";
import { useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { useSite } from "#app/document/site.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import words from "#app/ui/words.module.css";
import { ShareForm } from "./share-form.tsx";

type PersonProps = {
  eventId: number;
  sizes: readonly string[];
  share: FabricShare;
  /** Whether others of the order are ordered from the seller, and this one is not. */
  isLeft: boolean;
  mayChange: boolean;
  state: FormState | undefined;
};

/** What one person takes, how they paid, and what the committee does about it. */
export function Person({ eventId, sizes, share, isLeft, mayChange, state }: PersonProps) {
  const taken =
    share.quantity === null
      ? "N’a pas encore choisi"
      : `${share.quantity}${share.size === null ? "" : `, taille ${share.size}`} · ${fcfa(share.due_fcfa)}`;
  return (
    <li
      className={`${kit.toolbar} ${kit.ruled} ${styles.person}`}
      data-paid={share.paid_by ?? undefined}
    >
      <div className={styles.who}>
        <p className={`${words.breakAnywhere} ${words.bold}`}>{share.name}</p>
        <p className={words.note}>
          {taken}
          {share.phone === null ? "" : ` · ${displayPhone(share.phone)}`}
        </p>
        {share.paid_by === "cash" ? (
          <p className={words.note}>
            Espèces reçues par {share.cash_marker}
            {share.paid_at === null ? "" : `, ${dateAndTime(share.paid_at)}`}
          </p>
        ) : share.paid_by === null && share.reminded_at !== null ? (
          <p className={words.note}>
            Relance{"\u00a0"}: {dateAndTime(share.reminded_at)}
          </p>
        ) : null}
        {isLeft ? <p className={words.note}>Pas encore commandé chez le vendeur</p> : null}
      </div>
      <Badge tone={share.paid_by === null ? "waiting" : "good"}>
        {share.paid_by === null
          ? "Pas payé"
          : share.paid_by === "cash"
            ? "Payé en espèces"
            : "Payé par mobile money"}
      </Badge>
      {mayChange ? (
        <PersonActions eventId={eventId} sizes={sizes} share={share} state={state} />
      ) : null}
    </li>
  );
}

function PersonActions({
  eventId,
  sizes,
  share,
  state,
}: Omit<PersonProps, "isLeft" | "mayChange">) {
  const { publicUrl } = useSite();
  const busy = useNavigation().formData?.get("share_id") === String(share.id);
  const removal = `retirer-${share.id}`;
  const isUnpaid = share.paid_by === null;
  return (
    <div className={`${kit.facts} ${styles.actions}`}>
      <Form method="post" preventScrollReset className={`${kit.facts} ${styles.actions}`}>
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="share_id" value={share.id} />
        {isUnpaid && share.phone !== null ? (
          <>
            <Button variant="plain" name="intent" value="whatsapp" busy={busy}>
              WhatsApp<span className="visually-hidden">{`\u00a0: relancer ${share.name}`}</span>
            </Button>
            <Button variant="plain" name="intent" value="sms" busy={busy}>
              SMS<span className="visually-hidden">{`\u00a0: relancer ${share.name}`}</span>
            </Button>
          </>
        ) : null}
        {isUnpaid && share.quantity !== null ? (
          <Button variant="quiet" name="intent" value="cash" busy={busy}>
            Payé en espèces<span className="visually-hidden">{`\u00a0: ${share.name}`}</span>
          </Button>
        ) : null}
        {share.paid_by === "cash" ? (
          <Button variant="quiet" name="intent" value="uncash" busy={busy}>
            Annuler les espèces<span className="visually-hidden">{`\u00a0: ${share.name}`}</span>
          </Button>
        ) : null}
      </Form>
      <details className={styles.change} open={state !== undefined || undefined}>
        <summary>
          Modifier<span className="visually-hidden">{`\u00a0: ${share.name}`}</span>
        </summary>
        <ShareForm eventId={eventId} sizes={sizes} share={share} state={state} />
        {share.path === null ? null : (
          <ShareButton
            address={`${publicUrl}${share.path}`}
            title={`Lien ${ofName(share.name)}`}
            shown
          />
        )}
        {share.paid_by === "cash" ? null : (
          <Button type="button" variant="quiet" data-opens={removal}>
            Retirer de la commande
          </Button>
        )}
      </details>
      <ConfirmDialog
        id={removal}
        title="Retirer de la commande"
        fields={{ intent: "remove", event_id: eventId, share_id: share.id }}
        busy={busy}
        keepsScroll
      >
        <p>
          {share.paid_by === "mobile-money"
            ? `${fcfa(share.paid_fcfa ?? 0)} sont rendus à ${share.name}. Retirer cette personne\u00a0?`
            : `Retirer ${share.name} de la commande\u00a0?`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
