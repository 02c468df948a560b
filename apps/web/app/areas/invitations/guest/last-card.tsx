import type { GuestPage } from "@jdj/contract/invitations/guest-page";
import { at } from "@jdj/contract/paths/addresses";
import { ofName } from "@jdj/french/names";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { useSite } from "#app/document/site.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { useCopy } from "#app/ui/links/use-copy.ts";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type GuestCardProps = Pick<GuestPage, "card"> & { name: string };

/** The card that a guest got last, with the link of their own page. */
export function LastCard({ card, name }: GuestCardProps) {
  const mayInvite = useMayWrite("cards");
  if (!card)
    return (
      <section className={`${kit.card} ${kit.stack3} ${kit.pad4} ${kit.contentStart}`}>
        <p>Aucune carte n’est encore partie vers {name}.</p>
        {mayInvite ? (
          <LinkButton
            to={at("newCard")}
            variant="card"
            icon={<Icon name="mail-plus" size={20} />}
            className={kit.selfStart}
          >
            Préparer une carte
          </LinkButton>
        ) : null}
      </section>
    );
  return (
    <section className={`${kit.stack3} ${kit.contentStart} ${styles.card}`} aria-label="Sa carte">
      <img
        src={`${card.file}?size=half`}
        alt={`La carte ${ofName(name)}`}
        width={540}
        height={675}
      />
      {card.link === null ? null : <CardLink path={card.link} />}
    </section>
  );
}

/** The link of a guest’s own page, to read, open and copy. */
function CardLink({ path }: { path: string }) {
  const address = `${useSite().publicUrl}${path}`;
  const { copied, copy } = useCopy();

  return (
    <div className={`${kit.stack2} ${kit.itemsStart}`}>
      <a href={path} className={`${kit.tapTarget} ${words.breakAnywhere}`}>
        {address.replace(/^https?:\/\//, "")}
      </a>
      <Button
        type="button"
        variant="plain"
        className={kit.scripted}
        icon={<Icon name="copy" size={20} />}
        onClick={() => void copy(address)}
      >
        Copier son lien
      </Button>
      <p role="status" className={words.note}>
        {copied === null
          ? "Ce lien est le sien\u00a0: il répond à son nom."
          : copied
            ? "Copié\u00a0: collez-le où vous voulez."
            : "Copiez l’adresse ci-dessus à la main."}
      </p>
    </div>
  );
}
