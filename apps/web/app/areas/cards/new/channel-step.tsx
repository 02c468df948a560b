import { cardMessages } from "@jdj/contract/cards/messages";
import { fcfa } from "@jdj/french/money";
import { Badge } from "../../../ui/badge.tsx";
import styles from "./choices.module.css";
import type { StepProps } from "./wizard-step.tsx";

const explained: Record<number, string> = {
  1: "Une lettre illustrée à chaque invité, avec son lien personnel.",
  2: "Une carte à partager vous-même sur vos réseaux.",
  3: "Un court message et le lien de la carte.",
  4: "La carte et le lien, dans la messagerie de vos invités.",
};

/** The ways in which a card may leave; those that are not open yet are shown as such. */
export function ChannelStep({ draft, change, choices }: StepProps) {
  return (
    <fieldset className={styles.channels}>
      <legend className="visually-hidden">{cardMessages.sendBy}</legend>
      {choices.channels.map(({ id, name, colour, priceFcfa, open }) => (
        <label
          key={id}
          className={styles.channel}
          style={{ borderLeftColor: open ? colour : undefined }}
          data-closed={open ? undefined : ""}
        >
          <input
            type="radio"
            name="channel"
            value={id}
            checked={id === draft.channelId}
            disabled={!open}
            onChange={() => change({ channelId: id })}
          />
          <span className={styles.about}>
            <strong>{name}</strong>
            <span>{explained[id]}</span>
          </span>
          {open ? (
            <Badge tone={priceFcfa === 0 ? "good" : "neutral"}>
              {priceFcfa === 0 ? "Gratuit" : `${fcfa(priceFcfa)} l’envoi`}
            </Badge>
          ) : (
            <Badge tone="waiting">bientôt</Badge>
          )}
        </label>
      ))}
    </fieldset>
  );
}
