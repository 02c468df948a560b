import { useEffect, useState } from "react";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { ContactFile } from "./contact-file.tsx";
import styles from "./paste-list.module.css";
import { contactPicker, guestsOfContacts } from "./picked-contacts.ts";
import { nameOrderOf, type PastedGuest, readPastedList } from "./read-pasted-list.ts";

type PasteListProps = {
  /** Whether the box is unfolded at first. */
  open: boolean;
  /** What the box holds at first. */
  text: string;
  /** Whether its guests are on the page. */
  isRead: boolean;
  /** Takes the guests of the box, in the place of those of an earlier reading, or chosen contacts. */
  onRead: (guests: PastedGuest[], from: "list" | "contacts") => void;
};

/**
 * « Coller une liste »: a text box whose lines become guests as soon as they are pasted, and the
 * phone's contacts where the browser gives them. Without script the form sends the text.
 */
export function PasteList({ open, text, isRead, onRead }: PasteListProps) {
  const [mayPick, setMayPick] = useState<boolean>();
  useEffect(() => setMayPick(contactPicker() !== null), []);

  const readBox = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const list = String(fields.get("list") ?? "");
    onRead(readPastedList(list, nameOrderOf(fields.get("order"))), "list");
  };
  const pick = async () => {
    try {
      const contacts = await contactPicker()?.select(["name", "tel", "email"], { multiple: true });
      if (contacts && contacts.length > 0) onRead(guestsOfContacts(contacts), "contacts");
    } catch {
      // Refused by its user, or already open: nothing is chosen.
    }
  };
  return (
    <div className={kit.stack3}>
      <details className={`${kit.card} ${styles.paste}`} open={open}>
        <summary>
          <Icon name="copy" size={20} />
          Coller une liste
          <Icon name="chevron-down" size={20} className={`${words.turns} ${styles.fold}`} />
        </summary>
        <Form
          method="post"
          className={`${kit.stack2} ${styles.form}`}
          onSubmit={(event) => {
            event.preventDefault();
            readBox(event.currentTarget);
          }}
        >
          <input type="hidden" name="intent" value="paste" />
          <label htmlFor="coller">Un invité par ligne{"\u00a0"}: son nom, son numéro</label>
          <textarea
            id="coller"
            name="list"
            rows={isRead ? 3 : 6}
            className={control.control}
            defaultValue={text}
            autoComplete="off"
            aria-describedby="coller-aide"
            placeholder={"Awa Koné 07 07 01 02 03\nM. Yao Kouadio, 05 05 06 07 08"}
            onPaste={({ currentTarget: { form } }) => {
              // The text is in the box only after this event.
              if (form) setTimeout(() => readBox(form), 0);
            }}
          />
          <p id="coller-aide" className={words.note}>
            Copiée de WhatsApp, d’une note ou d’un tableur, dans n’importe quel ordre.
          </p>
          <div className={`${kit.wrap3} ${kit.alignEnd} ${kit.between}`}>
            <label className={`${kit.facts} ${styles.order}`}>
              <span>Chaque nom commence par</span>
              <select
                name="order"
                className={control.control}
                onChange={({ currentTarget: { form } }) => {
                  if (form && isRead) readBox(form);
                }}
              >
                <option value="given-first">le prénom</option>
                <option value="last-first">le nom</option>
              </select>
            </label>
            <Button variant="plain">Lire la liste</Button>
          </div>
        </Form>
      </details>
      {mayPick ? (
        <Button type="button" variant="plain" icon={<Icon name="phone" size={20} />} onClick={pick}>
          Choisir dans mes contacts
        </Button>
      ) : null}
      {mayPick === false ? <ContactFile onRead={(people) => onRead(people, "contacts")} /> : null}
    </div>
  );
}
