import type { GroupLink } from "@jdj/contract/notebook/group-links";
import { useSite } from "#app/document/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import linkStyles from "#app/ui/links/links.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";

type ShareGroupProps = {
  link: GroupLink;
  path: string;
  eventName: string;
};

/** The address of a group's page, to copy or to send with a text that is ready. */
export function ShareGroup({ link, path, eventName }: ShareGroupProps) {
  const address = `${useSite().publicUrl}${path}`;
  const text = encodeURIComponent(shareText({ link, eventName, address }));
  return (
    <section className={kit.stack1} aria-label="Partager le lien">
      <ShareButton title={link.name} address={address} shown />
      <p className={kit.cluster2}>
        <a
          className={`${kit.tapTarget} ${linkStyles.link}`}
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="brand-whatsapp" size={20} />
          <span>WhatsApp</span>
        </a>
        <a className={`${kit.tapTarget} ${linkStyles.link}`} href={`sms:?body=${text}`}>
          <Icon name="message-circle" size={20} />
          <span>SMS</span>
        </a>
      </p>
    </section>
  );
}

/** What is sent with the link. */
function shareText({
  link: { name, seats, shows_left },
  eventName,
  address,
}: {
  link: GroupLink;
  eventName: string;
  address: string;
}): string {
  const places = shows_left ? ` (${seats} ${seats === 1 ? "place" : "places"})` : "";
  return `${eventName}\u00a0: inscrivez-vous ici pour le groupe «\u00a0${name}\u00a0»${places}. ${address}`;
}
