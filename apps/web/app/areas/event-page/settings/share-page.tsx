import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { ShareByMessage } from "#app/ui/links/share-by-message.tsx";

type SharePageProps = {
  /** Path of the page; null while it is closed. */
  path: string | null;
  eventName: string;
};

/** The link of the page, to copy or to send with a text that is ready, and its preview. */
export function SharePage({ path, eventName }: SharePageProps) {
  const { publicUrl } = useSite();
  const preview = (
    <LinkButton
      to={at("eventPagePreview")}
      reloadDocument
      variant="plain"
      icon={<Icon name="eye" size={20} />}
    >
      Aperçu
    </LinkButton>
  );
  if (path === null) return <p>{preview}</p>;
  const address = publicUrl + path;
  const text = `${eventName}\u00a0: programme, lieux, tenue et logement sont ici. ${address}`;
  return (
    <section className={kit.stack2} aria-label="Partager la page">
      <ShareButton title={`Page de la fête\u00a0: ${eventName}`} address={address} shown />
      <p className={kit.cluster3}>
        {preview}
        <ShareByMessage text={text} />
      </p>
    </section>
  );
}
