import { count } from "@jdj/french/plural";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./sending-screen.module.css";

/** Shown while the card is being sent: the event's pattern, animated. */
export function SendingScreen({ seed, recipients }: { seed: string; recipients: number }) {
  return (
    <div className={`${kit.stack2} ${styles.waiting}`} role="status">
      <div className={styles.loom}>
        <Cloth seed={seed} strips={8} rows={48} texture />
      </div>
      <p className={words.serif22}>
        {recipients === 0
          ? "Votre carte se prépare…"
          : `Votre carte part vers ${count(recipients, "invité")}…`}
      </p>
      <p className={words.secondary}>Gardez cette page ouverte un instant.</p>
    </div>
  );
}
