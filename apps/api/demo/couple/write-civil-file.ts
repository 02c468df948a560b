import type { PaperHolder, PaperState } from "@jdj/contract/civil-file/papers";
import { and, eq } from "drizzle-orm";
import { saveFile } from "../../src/areas/civil-file/change-civil-file.ts";
import { civilFilePapers } from "../../src/areas/civil-file/tables.ts";
import { townHalls } from "../../src/areas/town-halls/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, instantOn } from "./base-day.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** What the couple noted of a paper of the usual list; days from the base. */
interface NotedPaper {
  name: string;
  holder: PaperHolder;
  state: PaperState;
  getter?: string;
  note?: string;
  issued?: number;
}

/** Half of it is there: one extract was had too early, as happens to many. */
const noted: readonly NotedPaper[] = [
  { name: "Copie de la pièce d’identité", holder: "bride", state: "in-hand" },
  { name: "Copie de la pièce d’identité", holder: "groom", state: "in-hand" },
  { name: "Photos d’identité", holder: "bride", state: "in-hand", note: "Quatre photos" },
  { name: "Photos d’identité", holder: "groom", state: "in-hand", getter: "Yann" },
  {
    ...{ name: "Extrait d’acte de naissance", holder: "groom", state: "in-hand", issued: -21 },
    ...{ getter: "Tantie Adjoua", note: "Retiré à Divo" },
  },
  {
    ...{ name: "Copie de la pièce d’identité des témoins", holder: "witnesses", state: "asked" },
    ...{ getter: "Awa", note: "Serge et Awa Kouassi nous les envoient" },
  },
];

/** Writes the half-full civil file of the wedding. @param base the day from which its dates are counted */
export async function writeCivilFile(tx: Database, event: DemoEvent, base: string): Promise<void> {
  const [hall] = await tx.select().from(townHalls).where(eq(townHalls.code, "cocody"));
  const createdAt = instantOn(addDays(base, -30), "20:40");
  await saveFile(
    { db: tx, now: createdAt },
    { ...event, weddingDatePrecision: "exact" },
    { town_hall_id: hall?.id ?? null, town_hall_name: null },
  );
  for (const { name, holder, issued, ...rest } of noted)
    await tx
      .update(civilFilePapers)
      .set({ ...rest, ...(issued === undefined ? {} : { issuedOn: addDays(base, issued) }) })
      .where(
        and(
          eq(civilFilePapers.eventId, event.id),
          eq(civilFilePapers.name, name),
          eq(civilFilePapers.holder, holder),
        ),
      );
  await tx.insert(civilFilePapers).values({
    ...{ eventId: event.id, name: "Reçu de réservation de la salle", holder: "both" },
    ...{ isOwn: true, source: "", position: 1000, state: "in-hand", createdAt },
  });
}
