import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import { Badge } from "#app/ui/badge.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { VirtualRows } from "#app/ui/virtual-rows.tsx";
import styles from "./page.module.css";

const people = [
  { name: "Grâce Kouamé", phone: "+2250100000001", gift: 41500, coming: true },
  { name: "Ismaël Traoré", phone: "+2250500000002", gift: 0, coming: false },
  { name: "Marie-Ange N’Guessan", phone: "+2250700000003", gift: 1250000, coming: true },
];

const guests = Array.from({ length: 200 }, (_, index) => index + 1);

export function Lists() {
  return (
    <section className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <h2>Listes</h2>
      <DataTable
        caption="Invités"
        rows={people}
        rowKey={(person) => person.name}
        columns={[
          { heading: "Nom", names: true, cell: ({ name }) => name },
          { heading: "Contact", cell: ({ phone }) => displayPhone(phone) },
          { heading: "Cadeau", numeric: true, cell: ({ gift }) => fcfa(gift) },
          {
            heading: "Présence",
            cell: ({ coming }) =>
              coming ? <Badge tone="good">Confirmée</Badge> : <Badge>En attente</Badge>,
          },
        ]}
      />
      <Pagination label="Invités" page={3} lastPage={9} to={(page) => `?page=${page}`} />
      <p>{count(guests.length, "invité")}, dont une trentaine dessinés :</p>
      <div className={styles.window}>
        <VirtualRows rows={guests} rowHeight={64} rowKey={(guest) => guest} label="Invités">
          {(guest) => (
            <div className={`${kit.row} ${styles.guest}`}>
              <span>Invité {guest}</span>
              <Badge>En attente</Badge>
            </div>
          )}
        </VirtualRows>
      </div>
    </section>
  );
}
