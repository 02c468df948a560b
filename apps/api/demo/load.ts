import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import { type AppContext, calendarDate } from "../src/app-context.ts";
import { customers, users } from "../src/areas/identity/users/tables.ts";
import { events } from "../src/areas/notebook/events/tables.ts";
import { guests } from "../src/areas/notebook/guests/tables.ts";
import type { Database } from "../src/database/connect.ts";
import { isKnown, writeAccounts } from "./accounts.ts";
import { writeDemoBookings } from "./bookings/write-bookings.ts";
import { writeDemoPackages } from "./bookings/write-packages.ts";
import { cast } from "./cast.ts";
import { moveDates } from "./couple/move-dates.ts";
import { hasCouple, writeCouple } from "./couple/write-couple.ts";
import {
  writeDemoBusyDays,
  writeDemoProviders,
  writeDemoTeam,
} from "./directory/write-directory.ts";
import { writeDemoOpening } from "./directory/write-opening.ts";
import { writeDemoFabricOrders } from "./fabric-orders/write-fabric-orders.ts";
import { mayWriteDemonstration } from "./find-data.ts";
import { writeDemoGifts } from "./gifts/write-gifts.ts";
import { writeDemoMarketplace } from "./marketplace/write-marketplace.ts";
import { renewDemoOffers } from "./offers.ts";
import { writeDemoOrders } from "./orders/write-orders.ts";
import { writeDemoQuotes } from "./quotes/write-quotes.ts";
import { writeDemoFavourites } from "./reviews/write-favourites.ts";
import { writeDemoReviews } from "./reviews/write-reviews.ts";
import { writeDemoShop } from "./shop.ts";
import { writeDemoTownHalls } from "./town-halls.ts";

/** An account of the demonstration that can sign in. */
export interface DemoAccount {
  role: string;
  email: string;
}

/**
 * Loads the demonstration into a database without other accounts. It may run at each start: an
 * interrupted load continues, and loaded data has its dates moved by whole weeks up to today;
 * nothing else of it changes, so that what a visitor wrote stays.
 */
export async function loadDemonstration(app: AppContext): Promise<DemoAccount[]> {
  const { db } = app;
  if (!(await mayWriteDemonstration(db))) return [];
  await writeDemoTownHalls(db);
  await writeDemoProviders(db, app.clock());
  await writeDemoOpening(db);
  await writeDemoBusyDays(db, calendarDate(app.clock()));
  await renewDemoOffers(app);
  if (!(await isKnown(db, cast.customer.email))) await writeAccounts(app);
  await writeDemoTeam(db);
  await writeDemoReviews(db, app.clock());
  await writeDemoFavourites(db, app.clock());
  await writeDemoShop(app);
  await writeDemoMarketplace(app);
  // A notebook with guests that was not written by `writeCouple` is of an earlier version: it stays.
  if (await hasCouple(db)) await moveDates(db, calendarDate(app.clock()));
  else if (!(await hasGuests(db))) await writeCouple(app);
  await writeDemoQuotes(app);
  await writeDemoPackages(app);
  await writeDemoBookings(app);
  await writeDemoOrders(app);
  await writeDemoGifts(app);
  await writeDemoFabricOrders(app);
  const { customer, treasurer, incomplete, provider } = cast;
  const accounts = [
    ...[customer, treasurer, incomplete].map(({ role, email }) => ({ role, email })),
    { role: `${provider.role}, sur ${at("proSignIn")}`, email: provider.email },
  ];
  const known = await Promise.all(accounts.map(({ email }) => isKnown(db, email)));
  // Staff are not listed: there is no page yet on which they could sign in.
  return accounts.filter((_, index) => known[index]);
}

async function hasGuests(db: Database): Promise<boolean> {
  const [found] = await db
    .select({ id: guests.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .innerJoin(events, eq(events.customerId, customers.id))
    .innerJoin(guests, eq(guests.eventId, events.id))
    .where(eq(users.email, cast.customer.email))
    .limit(1);
  return found !== undefined;
}
