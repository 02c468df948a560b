import type { SharingNews } from "@jdj/contract/notebook/sharing-shapes";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./owner-note.module.css";

/** Tells an owner who asks to join the notebook, and who joined lately; nothing without news. */
export function NewsNote({ news: { asking, joined } }: { news: SharingNews }) {
  return (
    <>
      {asking > 0 ? (
        <p className={`${kit.cluster} ${styles.note}`}>
          <Icon name="users-group" size={20} />
          <span>
            {asking === 1
              ? "Une personne demande à rejoindre ce carnet."
              : `${asking} personnes demandent à rejoindre ce carnet.`}{" "}
            <Link to={at("sharing")}>Répondre</Link>
          </span>
        </p>
      ) : null}
      {joined.map(({ customer_id, name, role }) => (
        <p key={customer_id} className={`${kit.cluster} ${styles.note}`}>
          <Icon name="users-group" size={20} />
          <span>
            <strong>{name}</strong> a rejoint ce carnet ({roleLabels[role]}).{" "}
            <Link to={at("sharing")}>Voir</Link>
          </span>
        </p>
      ))}
    </>
  );
}
