import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./links.module.css";

type ShareButtonProps = {
  /** The title of the shared link. */
  title: string;
  /** Its address; the page's own by default. */
  address?: string;
};

/** Shares by the phone's apps, or copies the link (`enhance/shares.ts`); not there without script. */
export function ShareButton({ title, address }: ShareButtonProps) {
  return (
    <div className={styles.share}>
      <Button
        type="button"
        look="plain"
        icon={<Icon name="share-2" size={20} />}
        data-share={title}
        data-address={address}
      >
        Partager
      </Button>
      <output />
    </div>
  );
}
