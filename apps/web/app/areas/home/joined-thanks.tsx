import type { Flash } from "#app/http/cookies/flash-cookie.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./joined-thanks.module.css";

type JoinedThanksProps = { text: string; joined: NonNullable<Flash["joined"]> };

/** Thanks whoever added themselves by a public card, before anything else of the page. */
export function JoinedThanks({ text, joined: { card, feast } }: JoinedThanksProps) {
  return (
    <section className={`${kit.page} ${styles.section}`} aria-labelledby="merci">
      <div className={`${kit.card} ${kit.stack3} ${styles.thanks}`}>
        <h2 id="merci">Merci, à bientôt à «&nbsp;{feast}&nbsp;»&nbsp;!</h2>
        <p role="status" className={`${kit.row2} ${words.green}`}>
          <Icon name="circle-check" size={20} />
          {text}
        </p>
        <p>
          Les hôtes confirment maintenant votre venue&nbsp;: vous n’avez plus rien à faire. Votre
          carte garde la date, le lieu et le programme.
        </p>
        <LinkButton
          to={card}
          reloadDocument
          variant="card"
          className={kit.selfStart}
          icon={<Icon name="mail-heart" size={20} />}
        >
          Revoir la carte
        </LinkButton>
      </div>
    </section>
  );
}
