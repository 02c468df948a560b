import { IconBrandAndroid, IconBrandApple } from "@tabler/icons-react";
import { useSite } from "#app/document/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import styles from "./store-buttons.module.css";

/** The app's stores: both, until a script knows the device and keeps the right one (`enhance/stores.ts`). */
export function StoreButtons({ words = "Télécharger" }: { words?: string }) {
  const { android, ios } = useSite().contacts.stores;
  return (
    <div className={styles.stores} data-stores>
      <LinkButton to={android} look="plain" icon={<IconBrandAndroid />} data-store="android">
        {words} pour Android
      </LinkButton>
      <LinkButton to={ios} look="plain" icon={<IconBrandApple />} data-store="ios">
        {words} pour iPhone
      </LinkButton>
    </div>
  );
}
