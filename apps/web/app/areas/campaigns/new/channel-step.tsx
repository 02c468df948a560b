import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { grouped } from "@jdj/french/money";
import { pricePerUnit } from "#app/areas/campaigns/price-per-unit.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./choices.module.css";
import { type CardChannel, channelOf, type StepProps, withChannel } from "./draft.ts";

const explained: Record<number, string> = {
  [channelIds.email]: "Un e-mail illustré à chaque invité, avec son lien personnel.",
  [channelIds.social]:
    "Une carte à partager vous-même\u00a0: WhatsApp, Facebook, un lien à copier.",
  [channelIds.sms]: "Un court message et le lien de la carte, sur tous les téléphones.",
  [channelIds.whatsapp]: "La carte et le lien, dans la messagerie de vos invités.",
  [channelIds.manual]:
    "Depuis votre téléphone, une touche par invité\u00a0: WhatsApp s’ouvre avec son message et son lien.",
};

/** The step of the channel, each with its remaining credit. */
export function ChannelStep({ draft, change, choices }: StepProps) {
  const chosen = channelOf(draft, choices);
  return (
    <>
      <ChannelChoice {...{ draft, change, choices }} />
      {chosen && chosen.priceFcfa > 0 && chosen.credit < 0 ? (
        <ErrorNote>{cardMessages.creditNegative}</ErrorNote>
      ) : null}
    </>
  );
}

/** The channels as cards to choose from; with the host's own picture, SMS is left out. */
export function ChannelChoice({ draft, change, choices }: StepProps) {
  const offered = choices.channels.filter(
    ({ id }) => draft.picture === null || id !== channelIds.sms,
  );
  return (
    <fieldset className={kit.stack3}>
      <legend className="visually-hidden">{cardMessages.sendBy}</legend>
      {offered.map((channel) => {
        const { id, name, colour, open } = channel;
        return (
          <label
            key={id}
            className={`${kit.outlined} ${styles.channel}`}
            style={{ borderLeftColor: open ? colour : undefined }}
            data-closed={open ? undefined : ""}
          >
            <input
              type="radio"
              name="channel"
              value={id}
              checked={id === draft.channelId}
              disabled={!open}
              onChange={() => change(withChannel(draft, id, choices))}
            />
            <span className={`${kit.shrink} ${kit.grid} ${styles.about}`}>
              <strong>{id === channelIds.manual ? `${name} – gratuit` : name}</strong>
              <span className={words.note}>{explained[id]}</span>
            </span>
            {id === channelIds.manual ? null : <Terms channel={channel} />}
          </label>
        );
      })}
    </fieldset>
  );
}

/** What a channel costs, and what remains: green above zero, red at zero. */
function Terms({ channel: { id, priceFcfa, credit, open } }: { channel: CardChannel }) {
  if (!open) return <Badge tone="waiting">fermé</Badge>;
  if (priceFcfa === 0) return <Badge tone="good">Gratuit</Badge>;
  return (
    <span className={`${kit.wrap} ${styles.terms}`}>
      <span>{pricePerUnit(id, priceFcfa)}</span>
      <span className={credit > 0 ? `${words.bold} ${words.green}` : words.errorText}>
        Reste {grouped(credit)}
      </span>
    </span>
  );
}
