import type { DataSection } from "@jdj/contract/accounts/data-export";
import { type PaperHolder, paperStateLabels, type Regime } from "@jdj/contract/civil-file/papers";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { civilFilePapers, civilFiles } from "../../civil-file/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

const regimeNames: Readonly<Record<Regime, string>> = {
  community: "Communauté réduite aux acquêts",
  separation: "Séparation de biens",
};

const holderNames: Readonly<Record<PaperHolder, string>> = {
  groom: "Le marié",
  bride: "La mariée",
  both: "Les deux",
  witnesses: "Les témoins",
};

/** The civil files of a customer's events, and their papers. */
export async function civilFileSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const own = eq(events.customerId, customer.id);
  const files = await db
    .select({ file: civilFiles, event: events.name })
    .from(civilFiles)
    .innerJoin(events, eq(events.id, civilFiles.eventId))
    .where(own)
    .orderBy(asc(events.id));
  const papers = await db
    .select({ paper: civilFilePapers, event: events.name })
    .from(civilFilePapers)
    .innerJoin(events, eq(events.id, civilFilePapers.eventId))
    .where(own)
    .orderBy(asc(civilFilePapers.id));
  return [
    makeSection(
      "civil-files",
      "Vos dossiers de mairie",
      {
        event: "Événement",
        townHallName: "Mairie",
        regime: "Régime matrimonial envisagé",
        depositedOn: ["Déposé le", "date"],
        depositedFor: ["Pour un mariage le", "date"],
        createdAt: ["Commencé le", "instant"],
      },
      files.map(({ file, event }) => ({
        ...file,
        event,
        regime: file.regime && regimeNames[file.regime],
      })),
    ),
    makeSection(
      "civil-file-papers",
      "Les pièces de vos dossiers de mairie",
      {
        event: "Événement",
        name: "Pièce",
        holder: "De qui",
        state: "État",
        getter: "Qui s’en occupe",
        note: "Note",
        issuedOn: ["Établie le", "date"],
      },
      papers.map(({ paper, event }) => ({
        ...paper,
        event,
        holder: holderNames[paper.holder],
        state: paperStateLabels[paper.state],
      })),
    ),
  ];
}
