import type { CreditNote } from "@jdj/contract/payments/credit-notes";
import { shortDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./credit-note-links.module.css";

/** The credit notes of a payment, each a document to download; nothing where nothing was given back. */
export function CreditNoteLinks({ notes }: { notes: readonly CreditNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={`${kit.listReset} ${styles.notes}`}>
      {notes.map(({ number, amount_fcfa, issued_at, url }) => (
        <li key={number}>
          <a href={url} download>
            <Icon name="download" size={20} />
            <span>
              Avoir {number} (PDF)&nbsp;: {fcfa(amount_fcfa)} rendus le{" "}
              {shortDate(issued_at.slice(0, 10))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
