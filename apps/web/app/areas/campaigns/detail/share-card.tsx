import type { CampaignOverview } from "@jdj/contract/campaigns/campaign-shapes";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { useCopy } from "#app/ui/links/use-copy.ts";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** Buttons to share a public card: the phone's own, WhatsApp, Facebook, and the link to copy. */
export function ShareCard({ share }: { share: NonNullable<CampaignOverview["share"]> }) {
  const { copied, copy } = useCopy();

  return (
    <section className={`${kit.card} ${kit.stack3} ${styles.share}`} aria-labelledby="partager">
      <h2 id="partager">Partagez votre carte</h2>
      <p>
        Quiconque reçoit ce lien voit la carte et peut s’annoncer&nbsp;; vous validez ensuite chaque
        nom.
      </p>
      <p className={words.breakAnywhere}>
        <a href={share.url}>{share.url}</a>
      </p>
      <div className={`${kit.cluster3} ${styles.links}`}>
        <ShareButton title={share.text} address={share.url} />
        <a href={share.whatsapp} target="_blank" rel="noopener">
          <Icon name="brand-whatsapp" size={22} />
          WhatsApp
        </a>
        <a href={share.facebook} target="_blank" rel="noopener">
          <Icon name="brand-facebook" size={22} />
          Facebook
        </a>
        <Button
          type="button"
          variant="plain"
          icon={<Icon name="copy" size={20} />}
          onClick={() => void copy(`${share.text}\n${share.url}`)}
        >
          Copier le texte et le lien
        </Button>
      </div>
      <p role="status">
        {copied === null
          ? null
          : copied
            ? "Copié\u00a0: collez-le où vous voulez."
            : "Copiez l’adresse ci-dessus à la main."}
      </p>
    </section>
  );
}
