import { at } from "@jdj/contract/paths/addresses";
import type { TownHall } from "@jdj/contract/town-halls/town-halls";
import { fcfa } from "@jdj/french/money";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./formalities.module.css";

/** The formalities of a wedding there: the documents, the days with their costs, and the nota bene. */
export function Formalities({ hall }: { hall: TownHall }) {
  return (
    <section className={kit.stack4} aria-labelledby="formalites">
      <h2 id="formalites">Formalités</h2>
      {hall.celebration_costs.length > 0 ? (
        <Costs hall={hall} />
      ) : (
        <p className={words.secondary}>
          Les jours et les coûts de célébration n’ont pas encore été relevés&nbsp;: demandez-les à
          la mairie.
        </p>
      )}
      {hall.supplementary_conditions ? (
        <LinkButton
          to={at("townHallFile", { id: hall.id })}
          variant="plain"
          icon={<Icon name="file-text" size={20} />}
        >
          Conditions supplémentaires
        </LinkButton>
      ) : null}
      <LinkButton
        to={`${at("civilFile")}?mairie=${hall.id}`}
        variant="plain"
        reloadDocument
        rel="nofollow"
        icon={<Icon name="checklist" size={20} />}
      >
        Préparer mon dossier
      </LinkButton>
      {hall.note_well ? <NoteWell note={hall.note_well} /> : null}
    </section>
  );
}

function Costs({ hall }: { hall: TownHall }) {
  const lowest = hall.cheapest?.amount;
  return (
    <DataTable
      caption={
        hall.demonstration
          ? "Coût de la célébration, montants de démonstration"
          : "Coût de la célébration"
      }
      showsCaption
      variant={{ plain: true, own: styles.costs }}
      columns={[
        {
          heading: "Jour",
          names: true,
          cell: ({ label, amount }) => (
            <>
              {label} {amount === lowest ? <Badge tone="good">le moins cher</Badge> : null}
            </>
          ),
        },
        { heading: "Coût", numeric: true, cell: ({ amount }) => fcfa(amount) },
      ]}
      rows={hall.celebration_costs}
      rowKey={({ label }) => label}
    />
  );
}

/** An excerpt, and the full text in a dialog; without script the full text is shown. */
function NoteWell({ note }: { note: string }) {
  return (
    <div className={`${kit.stack2} ${styles.note}`}>
      <h3>Nota bene</h3>
      <Html html={note} className={`${kit.stack3} ${styles.excerpt}`} />
      <button
        type="button"
        className={`${words.linkText} ${kit.scripted} ${styles.more}`}
        data-opens="nota-bene"
      >
        Voir plus
      </button>
      <Dialog id="nota-bene" title="Nota bene">
        <Html html={note} className={kit.stack3} />
      </Dialog>
    </div>
  );
}
