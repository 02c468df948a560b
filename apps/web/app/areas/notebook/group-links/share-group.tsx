import type { GroupLink } from "@jdj/contract/notebook/group-links";
import { useSite } from "#app/document/site.ts";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { ShareByMessage } from "#app/ui/links/share-by-message.tsx";

type ShareGroupProps = {
  link: GroupLink;
  path: string;
  eventName: string;
};

/** The address of a group's page, to copy or to send with a text that is ready. */
export function ShareGroup({ link, path, eventName }: ShareGroupProps) {
  const address = `${useSite().publicUrl}${path}`;
  const text = shareText({ link, eventName, address });
  return (
    <section className={kit.stack1} aria-label="Partager le lien">
      <ShareButton title={link.name} address={address} shown />
      <p className={kit.cluster2}>
        <ShareByMessage text={text} />
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
