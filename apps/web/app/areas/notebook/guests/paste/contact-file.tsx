import { fold } from "@jdj/french/fold";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import { useId, useState } from "react";
import { nameOf } from "#app/areas/notebook/guests/guest-values.ts";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { VirtualRows } from "#app/ui/virtual-rows.tsx";
import words from "#app/ui/words.module.css";
import styles from "./paste-list.module.css";
import { guestsOfContacts } from "./picked-contacts.ts";
import type { PastedGuest } from "./read-pasted-list.ts";
import { readVcard } from "./read-vcard.ts";

/** The largest file of contacts, in bytes: with their photos, that of a whole phone. */
const MOST_BYTES = 50 * 1_048_576;

/** Guests from the file of contacts that a phone exports (.vcf), for browsers that give no contacts. */
export function ContactFile({ onRead }: { onRead: (guests: PastedGuest[]) => void }) {
  const id = useId();
  const [people, setPeople] = useState<PastedGuest[] | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > MOST_BYTES ? "" : await file.text();
    const each = new Map(guestsOfContacts(readVcard(text)).map((one) => [keyOf(one), one]));
    setPeople([...each.values()]);
  };
  return (
    <div className={kit.stack3}>
      <label className={`${kit.row2} ${styles.file}`} htmlFor={id}>
        <Icon name="phone" size={20} />
        Fichier de contacts (.vcf)
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".vcf,text/vcard,text/x-vcard"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      {people?.length === 0 ? (
        <ErrorNote>
          Ce fichier ne contient aucun contact. Sur votre téléphone, ouvrez Contacts, puis «&nbsp;
          Exporter&nbsp;» ou «&nbsp;Partager&nbsp;».
        </ErrorNote>
      ) : null}
      {people && people.length > 0 ? (
        <ChooseContacts
          people={people}
          onChosen={(chosen) => {
            setPeople(null);
            onRead(chosen);
          }}
        />
      ) : null}
    </div>
  );
}

type ChooseContactsProps = {
  people: readonly PastedGuest[];
  onChosen: (chosen: PastedGuest[]) => void;
};

/** The contacts of a file by name, to be ticked. */
function ChooseContacts({ people, onChosen }: ChooseContactsProps) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<PastedGuest>>(new Set());
  const sought = fold(text.trim());
  const found = people.filter((one) =>
    fold(`${nameOf(one)} ${one.phone_number_1}`).includes(sought),
  );
  const toggle = (one: PastedGuest, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(one);
    else next.delete(one);
    setChosen(next);
  };
  return (
    <section className={`${kit.card} ${kit.stack3} ${styles.choose}`} aria-label="Vos contacts">
      <label className={kit.stack1}>
        <span>Rechercher parmi {count(people.length, "contact")}</span>
        <input
          className={control.control}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="button" disabled={chosen.size === 0} onClick={() => onChosen([...chosen])}>
        {chosen.size === 0 ? "Ajouter" : `Ajouter ${count(chosen.size, "contact")}`}
      </Button>
      <div className={styles.contacts}>
        <VirtualRows rows={found} rowHeight={56} rowKey={keyOf} label="Contacts">
          {(one) => (
            <label className={`${kit.row3} ${styles.contact}`}>
              <input
                type="checkbox"
                checked={chosen.has(one)}
                onChange={({ target }) => toggle(one, target.checked)}
              />
              <span>
                {nameOf(one) || "Sans nom"}
                <small className={words.note}> {displayPhone(one.phone_number_1)}</small>
              </span>
            </label>
          )}
        </VirtualRows>
      </div>
    </section>
  );
}

function keyOf({ last_name, given_names, phone_number_1, email }: PastedGuest): string {
  return [last_name, given_names, phone_number_1, email].join("|");
}
