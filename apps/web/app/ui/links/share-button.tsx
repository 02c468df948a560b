import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./links.module.css";

type ShareButtonProps = {
  /** The title of the shared link. */
  title: string;
  /** Its address; the page's own by default. */
  address?: string;
  /** Shows the address as well, to read and select; without script only this is there. */
  shown?: boolean;
};

/** Shares by the phone's apps, or copies the link (`share-button.script.ts`). */
export function ShareButton({ title, address, shown = false }: ShareButtonProps) {
  return (
    <div className={`${kit.cluster3} ${kit.narrow} ${styles.share}`}>
      {shown ? <input readOnly value={address} aria-label={`Lien\u00a0: ${title}`} /> : null}
      <Button
        type="button"
        variant="plain"
        icon={<Icon name="share-2" size={20} />}
        data-share={title}
        data-address={address}
      >
        Partager
      </Button>
      <output className={`${words.breakAnywhere} ${words.secondary}`} />
    </div>
  );
}
