import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./woven-guests.module.css";
import { wovenSentence, wovenShare } from "./woven-share.ts";

type WovenGuestsProps = {
  seed: string;
  counts: {
    /** All of the list, and those who confirmed. */
    guests: number;
    yes: number;
  };
};

/** The event's own cloth: each guest who comes adds their threads, the others' wait on the loom. */
export function WovenGuests({ seed, counts }: WovenGuestsProps) {
  if (counts.guests === 0) return null;
  const cloth = { seed, strips: 2, rows: 300, lying: true, cover: true };
  const left = `${100 - wovenShare(counts)}%`;
  return (
    <section
      className={`${kit.card} ${kit.hideOverflow} ${kit.notPrinted}`}
      aria-labelledby="pagne-des-invites"
    >
      <div className={styles.loom}>
        <Cloth className={styles.layer} {...cloth} woven={0} />
        <div className={styles.layer} style={{ clipPath: `inset(0 ${left} 0 0)` }}>
          <Cloth className={styles.layer} {...cloth} texture />
        </div>
      </div>
      <div className={styles.words}>
        <h2 id="pagne-des-invites">{wovenSentence(counts)}</h2>
        <p className={words.note}>Chaque invité qui vient ajoute ses fils au pagne de la fête.</p>
      </div>
    </section>
  );
}
