import type { ResponsesOverview } from "@jdj/contract/invitations/responses";
import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { type Tile, Tiles } from "#app/ui/tiles.tsx";
import styles from "./page.module.css";

type CountersProps = Pick<ResponsesOverview, "counts"> & {
  /** Left out on a phone: what is decided there comes first. */
  isAside: boolean;
};

/** How many come, with whom, and how many have not answered; each leads to its list. */
export function Counters({ counts, isAside }: CountersProps) {
  const shown: Tile[] = [
    { label: "Viennent", figure: counts.yes, link: toList("yes"), tone: "good" },
    { label: "Personnes attendues", figure: counts.people, tone: "people" },
    { label: "Ne viennent pas", figure: counts.no, link: toList("no") },
    { label: "Sans réponse", figure: counts.none, link: toList("none"), tone: "attention" },
  ];
  if (counts.arrived > 0)
    shown.push({ label: "Déjà arrivés", figure: counts.arrived, tone: "people" });
  return <Tiles tiles={shown} look="counts" isAside={isAside} />;
}

/** A label that leads to the guests with an answer. */
const toList = (answer: string) => (label: string) => (
  <Link to={`${at("responses")}?vue=invites&reponse=${answer}`} className={styles.lead}>
    {label}
  </Link>
);
