import { useSite } from "#app/document/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./store-buttons.module.css";

/** The app's stores: both, until a script removes the one of other devices (`store-buttons.script.ts`). */
export function StoreButtons({ label = "Télécharger" }: { label?: string }) {
  const { android, ios } = useSite().contacts.stores;
  if (android === null && ios === null) return null;
  return (
    <div className={`${kit.wrap3} ${styles.stores}`} data-stores>
      {android ? (
        <LinkButton
          to={android}
          variant="plain"
          icon={<Icon name="brand-android" />}
          data-store="android"
        >
          {label} pour Android
        </LinkButton>
      ) : null}
      {ios ? (
        <LinkButton to={ios} variant="plain" icon={<Icon name="brand-apple" />} data-store="ios">
          {label} pour iPhone
        </LinkButton>
      ) : null}
    </div>
  );
}
