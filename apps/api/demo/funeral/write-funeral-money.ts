import {
  contributionRegisters,
  contributors,
} from "../../src/areas/contributions/register/tables.ts";
import { fabricOrders } from "../../src/areas/fabric-orders/orders/tables.ts";
import { fabricShares } from "../../src/areas/fabric-orders/shares/tables.ts";
import { makeLinkToken } from "../../src/crypto/token.ts";
import type { Database } from "../../src/database/connect.ts";
import { writeDemoPayment } from "../contributions/write-contributions.ts";
import { addDays, instantOn } from "../couple/base-day.ts";
import type { DemoEvent } from "../couple/write-notebook.ts";
import { funeralContributors } from "./funeral-notebook.ts";

/** Who wears the uniform cloth: the name and how many. */
const wearers = [
  ["Adjoua Inès Kouamé", 2],
  ["Amenan Brou", 1],
  ["Affoué N’Dri", 2],
  ["Aya Thérèse Kouamé", 1],
  ["Élise Tanoh", null],
] as const;

/** Writes what the committee is given, and the order of the uniform cloth. */
export async function writeFuneralMoney(
  tx: Database,
  event: DemoEvent,
  base: string,
): Promise<void> {
  const createdAt = instantOn(addDays(base, -5), "19:00");
  await tx.insert(contributionRegisters).values({ eventId: event.id, createdAt });
  for (const [at, [name, groupName, pledgedFcfa, paidFcfa]] of funeralContributors.entries()) {
    const [person] = await tx
      .insert(contributors)
      .values({
        ...{ eventId: event.id, name, groupName, pledgedFcfa, note: null },
        // The range +225 00 is not given out.
        phone: `+2250000006${String(at + 10).padStart(3, "0")}`,
        token: at === 0 ? "d0nexemp1eobseq0" : makeLinkToken(),
        createdAt,
      })
      .returning({ id: contributors.id });
    if (!person) throw new Error("The contributor was not written");
    if (paidFcfa > 0)
      await writeDemoPayment(
        tx,
        { contributorId: person.id, eventId: event.id },
        { amountFcfa: paidFcfa, day: addDays(base, -3) },
      );
  }
  const [order] = await tx
    .insert(fabricOrders)
    .values({
      ...{ eventId: event.id, name: "Pagne uniforme des familles", unit: "complet de 3 pagnes" },
      ...{ unitFcfa: 15_000, sizes: [], deadline: addDays(event.weddingDate, -5), createdAt },
      note: "À retirer à la cour familiale, Yopougon Sicogi, trois jours avant l’inhumation.",
    })
    .returning({ id: fabricOrders.id });
  if (!order) throw new Error("The fabric order was not written");
  await tx.insert(fabricShares).values(
    wearers.map(([name, quantity], at) => ({
      ...{ orderId: order.id, name, size: null, quantity, createdAt },
      phone: `+2250000005${String(at + 10).padStart(3, "0")}`,
      token: at === 0 ? "pagneexemp1eobs0" : makeLinkToken(),
      ...(at < 2 && quantity !== null
        ? {
            ...{ paidFcfa: quantity * 15_000, paidBy: "cash" as const, cashMarker: "Ahou Kouamé" },
            paidAt: instantOn(addDays(base, -2), "17:30"),
          }
        : {}),
    })),
  );
}
