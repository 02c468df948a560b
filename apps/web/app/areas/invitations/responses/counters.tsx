import type { ResponsesOverview } from "@jdj/contract/invitations/responses";
import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

type CountersProps = Pick<ResponsesOverview, "counts"> & {
  /** Left out on a phone: what is decided there comes first. */
  isAside: boolean;
};

/** How many come, with whom, and how many have not answered; each leads to its list. */
export function Counters({ counts, isAside }: CountersProps) {
  const list = (answer: string) => `${at("responses")}?vue=invites&reponse=${answer}`;
  const shown = [
    { label: "Viennent", figure: counts.yes, to: list("yes"), tone: "yes" },
    { label: "Personnes attendues", figure: counts.people, tone: "people" },
    { label: "Ne viennent pas", figure: counts.no, to: list("no"), tone: "no" },
    { label: "Sans réponse", figure: counts.none, to: list("none"), tone: "none" },
    ...(counts.arrived > 0
      ? [{ label: "Déjà arrivés", figure: counts.arrived, tone: "people" }]
      : []),
  ];
  return (
    <dl className={`${kit.stack2} ${styles.counters}`} data-aside={isAside || undefined}>
      {shown.map(({ label, figure, to, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>
            {to ? (
              <Link to={to} className={styles.lead}>
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
