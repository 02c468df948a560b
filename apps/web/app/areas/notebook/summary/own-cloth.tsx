import { IconRefresh } from "@tabler/icons-react";
import { Button } from "../../../ui/button.tsx";
import { Cloth } from "../../../weave/cloth.tsx";
import styles from "./own-cloth.module.css";

/** The event's cloth, whole, and the way to another one. */
export function OwnCloth({ seed }: { seed: string }) {
  return (
    <section className={styles.own} aria-labelledby="votre-tissage">
      <Cloth className={styles.cloth} seed={seed} strips={8} rows={48} texture cover />
      <div className={styles.words}>
        <h2 id="votre-tissage">Votre tissage</h2>
        <p>Aucun autre carnet ne le porte. Il habille aussi vos cartes d’invitation.</p>
        <form method="post">
          <input type="hidden" name="seed" value={seed} />
          <Button look="plain" icon={<IconRefresh size={20} />}>
            Retisser
          </Button>
        </form>
      </div>
    </section>
  );
}
