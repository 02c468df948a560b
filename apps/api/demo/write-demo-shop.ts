import { dateAfter } from "@jdj/french/dates";
import { and, eq, gte, inArray } from "drizzle-orm";
import { type AppContext, calendarDate } from "../src/app-context.ts";
import { users } from "../src/areas/identity/users/tables.ts";
import { providerAddresses } from "../src/areas/providers/addresses/tables.ts";
import { providerBusyDays } from "../src/areas/providers/availability/tables.ts";
import { providerHours } from "../src/areas/providers/hours/tables.ts";
import { providers, providerTowns } from "../src/areas/providers/tables.ts";
import { providerMembers } from "../src/areas/providers/team/tables.ts";
import { towns } from "../src/areas/providers/towns/tables.ts";
import { providerViews } from "../src/areas/providers/views/tables.ts";
import type { Database } from "../src/database/connect.ts";
import { cast } from "./cast.ts";

/** The shop of the demonstration's provider; null before she has one. */
async function findDemoShop(db: Database): Promise<number | null> {
  const [found] = await db
    .select({ providerId: providerMembers.providerId })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(eq(users.email, cast.provider.email));
  return found?.providerId ?? null;
}

const description = [
  "<p>Mariam et ses six cuisinières préparent les repas de fête depuis 2009, chez vous ou dans la salle de votre choix. Tout est cuisiné le jour même.</p>",
  "<p>Ce que nous servons le plus souvent :</p>",
  "<ul><li>Attiéké, poisson braisé et kedjenou</li><li>Foutou, sauce graine et sauce claire</li><li>Grillades, alloco et riz gras</li><li>Menu sans porc sur demande, à votre nom</li></ul>",
  "<p>La vaisselle, les nappes et le service à table sont compris à partir de 100 invités. Une dégustation pour quatre personnes est offerte avant de choisir.</p>",
].join("");

/** Writes the contacts, hours, towns and address of the demonstration's shop, once. */
async function writeShop(db: Database, providerId: number): Promise<void> {
  const [known] = await db
    .select({ weekday: providerHours.weekday })
    .from(providerHours)
    .where(eq(providerHours.providerId, providerId))
    .limit(1);
  if (known) return;
  const served = await db
    .select({ id: towns.id, code: towns.code })
    .from(towns)
    .where(inArray(towns.code, ["abobo", "adjame", "cocody", "plateau", "yopougon"]));
  const town = served.find(({ code }) => code === "yopougon");
  await db.transaction(async (tx) => {
    await tx
      .update(providers)
      .set({
        description,
        phone: "+2250000000011",
        whatsapp: "+2250000000011",
        email: cast.provider.email,
        website: "https://tantie-mariam.exemple.ci/",
        ...(town ? { townId: town.id } : {}),
      })
      .where(eq(providers.id, providerId));
    await tx.insert(providerHours).values(
      [1, 2, 3, 4, 5, 6].map((weekday) => ({
        providerId,
        weekday,
        opens: "08:30",
        closes: weekday === 6 ? "13:00" : "18:00",
      })),
    );
    const others = served.filter(({ code }) => code !== "yopougon");
    if (others.length > 0)
      await tx
        .insert(providerTowns)
        .values(others.map(({ id }) => ({ providerId, townId: id })))
        .onConflictDoNothing();
    const [place] = await tx
      .select({ id: providerAddresses.id })
      .from(providerAddresses)
      .where(eq(providerAddresses.providerId, providerId))
      .limit(1);
    if (town && !place)
      await tx.insert(providerAddresses).values({
        providerId,
        name: "Cuisine et dégustations",
        street: "Quartier Maroc, derrière le marché (exemple)",
        townId: town.id,
        latitude: 5.3402,
        longitude: -4.0871,
        position: 1,
      });
  });
}

/** Closes every second Saturday of the weeks to come, once none is closed any more. */
async function closeSaturdays(db: Database, providerId: number, today: string): Promise<void> {
  const [closed] = await db
    .select({ day: providerBusyDays.day })
    .from(providerBusyDays)
    .where(and(eq(providerBusyDays.providerId, providerId), gte(providerBusyDays.day, today)))
    .limit(1);
  if (closed) return;
  const untilSaturday = (6 - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const days = Array.from({ length: 6 }, (_, index) =>
    dateAfter(today, untilSaturday + 14 * index, "days"),
  );
  await db
    .insert(providerBusyDays)
    .values(days.map((day) => ({ providerId, day, reason: "closed" as const })))
    .onConflictDoNothing();
}

/** Writes views of the last 30 days, once there are none. */
async function writeViews(db: Database, providerId: number, today: string): Promise<void> {
  const since = dateAfter(today, -30, "days");
  const [known] = await db
    .select({ day: providerViews.day })
    .from(providerViews)
    .where(and(eq(providerViews.providerId, providerId), gte(providerViews.day, since)))
    .limit(1);
  if (known) return;
  const rows = Array.from({ length: 29 }, (_, index) => ({
    providerId,
    day: dateAfter(today, index - 29, "days"),
    seen: 4 + ((index * 7) % 11) + (index % 7 === 5 ? 9 : 0),
  }));
  await db.insert(providerViews).values(rows).onConflictDoNothing();
}

/** Fills the shop of the demonstration's provider. It may run at each start. */
export async function writeDemoShop({ db, clock }: AppContext): Promise<void> {
  const providerId = await findDemoShop(db);
  if (providerId === null) return;
  await writeShop(db, providerId);
  const today = calendarDate(clock());
  await closeSaturdays(db, providerId, today);
  await writeViews(db, providerId, today);
}
