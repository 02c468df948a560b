import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./page.module.css";

/** A link to share: read, selected, and shared or copied by one button (`enhance/shares.ts`). */
export function ShareLink({ address, title }: { address: string; title: string }) {
  return (
    <div className={styles.share}>
      <input readOnly value={address} aria-label={`Lien\u00a0: ${title}`} />
      <Button
        type="button"
        look="plain"
        icon={<Icon name="share" size={20} />}
        data-share={title}
        data-address={address}
      >
        Partager
      </Button>
      <output />
    </div>
  );
}
