import type { CheckIn, Party } from "@jdj/contract/invitations/check-in";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type VerdictProps = {
  party: Party;
  standing: CheckIn | undefined;
  /** Whether the party was just let in on this phone. */
  isFresh: boolean;
  isHost: boolean;
  onAdmit: (people: number) => void;
  onTakeBack: () => void;
  onClose: () => void;
};

/** `18:32`, in the phone's time zone. */
export function clock(at: string): string {
  return new Date(at).toLocaleTimeString("fr-FR", { hour: "2-digit", minute: "2-digit" });
}

/** Where a party sits. */
function AtTable({ table }: { table: Party["table"] }) {
  return table ? (
    <p className={words.text18}>
      <strong>{table}</strong>
    </p>
  ) : null;
}

/** The party that was found: to be let in, or already in. */
export function FoundParty({
  party,
  standing,
  isFresh,
  isHost,
  onAdmit,
  onTakeBack,
  onClose,
}: VerdictProps) {
  const link = isHost ? (
    <p>
      <a href={at("guest", { eventGuestId: party.guest })}>Fiche de l’invité</a>
    </p>
  ) : null;
  const [people, setPeople] = useState(party.people);
  if (standing)
    return (
      <section
        className={`${kit.stack3} ${styles.verdict}`}
        data-verdict={isFresh ? "in" : "already"}
        role="status"
      >
        <h2 className={kit.row2}>
          {isFresh ? <Icon name="check" size={28} /> : <Icon name="alert-triangle" size={28} />}
          {party.name}
        </h2>
        <p>
          {isFresh
            ? `Bienvenue\u00a0: ${count(standing.people, "personne")}`
            : `Déjà admis à ${clock(standing.at)}, ${standing.entrance} (${count(standing.people, "personne")})`}
        </p>
        <AtTable table={party.table} />
        {link}
        <div className={`${kit.cluster2} ${styles.actions}`}>
          <Button type="button" onClick={onClose}>
            Suivant
          </Button>
          <Button type="button" variant="quiet" onClick={onTakeBack}>
            Annuler cette entrée
          </Button>
        </div>
      </section>
    );
  return (
    <section className={`${kit.stack3} ${styles.verdict}`} data-verdict="ready" role="status">
      <h2 className={kit.row2}>{party.name}</h2>
      <p>
        {party.category}
        {party.answer === "yes" ? "" : ", "}
        {party.answer === "no" ? <strong>avait répondu non</strong> : null}
        {party.answer === "none" ? <strong>n’avait pas répondu</strong> : null}
      </p>
      <AtTable table={party.table} />
      {link}
      <div className={`${kit.row4} ${styles.people}`}>
        <Button
          type="button"
          variant="plain"
          aria-label="Une personne de moins"
          disabled={people <= 1}
          onClick={() => setPeople(people - 1)}
        >
          <Icon name="minus" size={22} />
        </Button>
        <output>{count(people, "personne")}</output>
        <Button
          type="button"
          variant="plain"
          aria-label="Une personne de plus"
          disabled={people >= 50}
          onClick={() => setPeople(people + 1)}
        >
          <Icon name="plus" size={22} />
        </Button>
      </div>
      {people > party.people ? <p>L’invitation compte {count(party.people, "personne")}.</p> : null}
      <div className={`${kit.cluster2} ${styles.actions}`}>
        <Button type="button" wide onClick={() => onAdmit(people)}>
          Laisser entrer
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </section>
  );
}
