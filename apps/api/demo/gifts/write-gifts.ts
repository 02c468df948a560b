import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { gifts } from "../../src/areas/gifts/gifts/tables.ts";
import { giftItems } from "../../src/areas/gifts/items/tables.ts";
import { hostsPayment } from "../../src/areas/ledger/entries/moves.ts";
import { recordTransaction } from "../../src/areas/ledger/entries/record-transaction.ts";
import { giftLists } from "../../src/areas/notebook/gift-lists/tables.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { findDemoWedding } from "../find-demo-wedding.ts";

/** What the couple wishes: the name, the price of one, how many. */
const wishes = [
  ["Service de table de 12 couverts", 85_000, 1],
  ["Machine à laver 8 kg", 240_000, 1],
  ["Draps brodés", 18_000, 4],
  ["Batterie de cuisine en inox", 65_000, 1],
  ["Robot mixeur", 45_000, 1],
  ["Ventilateur sur pied", 27_500, 2],
] as const;

/** Who gave: the wish by its place (null for the cagnotte), the amount, days ago, a message, and whether they were thanked. */
const given = [
  ["Tante Rose Kouamé", 0, 85_000, 12, "Que votre table soit toujours pleine.", true],
  ["Les collègues de Yann", 1, 120_000, 10, "De la part de tout le bureau\u00a0!", true],
  ["Oncle Mathieu", 1, 40_000, 8, "", false],
  ["Aya et Serge", 2, 36_000, 7, "Pour de belles nuits.", true],
  ["Mariam Bamba", 3, 65_000, 5, "Félicitations à vous deux.", false],
  ["Famille Yao", null, 50_000, 4, "Bon voyage de noces.", true],
  ["Grand-père Assi", null, 25_000, 2, "", false],
] as const;

/** Writes the couple's gift list once, about half given: all or none. */
export async function writeDemoGifts({ db, clock }: AppContext): Promise<void> {
  const event = await findDemoWedding(db);
  if (event === null) return;
  const base = baseDay(calendarDate(clock()));
  const at = (daysAgo: number) => instantOn(addDays(base, -daysAgo), "18:30");
  await db.transaction(async (tx) => {
    const [list] = await tx
      .insert(giftLists)
      .values({
        eventId: event.id,
        token: "exemp1ecadeauxaw",
        isOpen: true,
        message:
          "Votre présence est notre plus beau cadeau. Si vous souhaitez nous gâter, voici de quoi nous aider à nous installer.",
        potName: "Notre voyage de noces à Assinie",
        potGoalFcfa: 400_000,
        version: 2,
        createdAt: at(20),
      })
      .onConflictDoNothing()
      .returning();
    if (!list) return;
    const items = await tx
      .insert(giftItems)
      .values(
        wishes.map(([name, priceFcfa, quantity], place) => ({
          listId: list.id,
          name,
          priceFcfa,
          quantity,
          position: place + 1,
          takenFcfa: given
            .filter(([, wish]) => wish === place)
            .reduce((sum, [, , amountFcfa]) => sum + amountFcfa, 0),
          createdAt: at(20),
        })),
      )
      .returning({ id: giftItems.id });
    const written = await tx
      .insert(gifts)
      .values(
        given.map(([giverName, wish, amountFcfa, daysAgo, message, isThanked]) => ({
          listId: list.id,
          itemId: wish === null ? null : (items[wish]?.id ?? null),
          state: "paid" as const,
          amountFcfa,
          giverName,
          message,
          paidAt: at(daysAgo),
          thankedAt: isThanked ? at(daysAgo - 1) : null,
          thankedBy: isThanked ? ("spoken" as const) : null,
          createdAt: at(daysAgo),
        })),
      )
      .returning({ id: gifts.id, amountFcfa: gifts.amountFcfa });
    for (const { id, amountFcfa } of written)
      await recordTransaction(tx, {
        key: `gift:${id}:payment`,
        kind: "payment",
        subject: { kind: "gift", id },
        entries: hostsPayment(event.id, amountFcfa),
        now: clock(),
      });
  });
}
