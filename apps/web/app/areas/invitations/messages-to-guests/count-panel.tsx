import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import { fcfa, grouped } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./messages.module.css";
import type { Counted } from "./use-count.ts";

/** Whom a message that is being written reaches, its length as SMS and what it costs. */
export function CountPanel({ counted, channelId }: { counted: Counted; channelId: number }) {
  const { preview, refused, asking } = counted;
  return (
    <div className={`${kit.card} ${kit.stack1} ${styles.count}`} aria-busy={asking}>
      <p role="status">
        {refused ? (
          <span className={words.errorText}>{refused}</span>
        ) : preview ? (
          <strong>{countWords(preview, channelId)}</strong>
        ) : (
          "Le nombre d’invités et le prix s’affichent ici."
        )}
      </p>
      {preview?.price && preview.price.unit_fcfa > 0 && !refused ? (
        <p className={words.note}>
          {preview.price.covered
            ? `Couvert par votre crédit (${grouped(preview.price.credit)}).`
            : `Crédit\u00a0: ${grouped(preview.price.credit)}. À payer\u00a0: ${fcfa(preview.price.order_fcfa)}, taxe comprise.`}
        </p>
      ) : null}
    </div>
  );
}

/** « 38 invités × 2 SMS = 76 SMS ». */
function countWords({ recipients, channels, price }: MessagePreview, channelId: number): string {
  const channel = channels.find(({ id }) => id === channelId);
  const reached = channel?.reached ?? 0;
  const who =
    reached === recipients
      ? count(reached, "invité")
      : `${reached} sur ${count(recipients, "invité")}`;
  if (!price) return who;
  if (channelId !== channelIds.sms)
    return price.unit_fcfa === 0 ? `${who}, gratuit` : `${who}, ${count(price.units, "message")}`;
  const room = `${price.characters}\u00a0caractères`;
  return `${who} · ${price.parts} SMS par invité au plus (${room}) · ${grouped(price.units)} SMS en tout`;
}
