import { at } from "@jdj/contract/paths/addresses";
import { StoreButtons } from "#app/areas/content/store-buttons.tsx";
import styles from "#app/areas/content/welcome/page.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** `/telecharger-application-mobile-…`: the app's stores. */
export default function MobileApp() {
  const { brand } = useSite();
  return (
    <section className={`${kit.stack7} ${kit.page} ${styles.hero}`}>
      <PublicHead
        title="Télécharger l’application"
        description={`L’application ${brand} pour Android et iPhone\u00a0: votre carnet, vos invités et vos faire-part dans la poche.`}
        path={at("mobileApp")}
      />
      <div className={`${kit.stack5} ${styles.text}`}>
        <h1>Votre carnet, dans la poche</h1>
        <p>
          L’application {brand} garde vos invités et vos préparatifs à portée de main. Elle ouvre le
          même carnet que le site, avec le même compte.
        </p>
        <StoreButtons />
        <p className={styles.small}>
          Pas de place sur votre téléphone&nbsp;? <a href={at("home")}>Le site</a> fait tout ce que
          fait l’application.
        </p>
      </div>
      <Cloth className={kit.fullWidth} seed="application" strips={8} rows={60} woven={46} texture />
    </section>
  );
}
