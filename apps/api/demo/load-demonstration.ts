import { at } from "@jdj/contract/paths/addresses";
import { and, eq, inArray } from "drizzle-orm";
import { type AppContext, calendarDate } from "../src/app-context.ts";
import { paymentNumberReference } from "../src/areas/content/vendors/reference.ts";
import { offerPaymentNumbers } from "../src/areas/content/vendors/tables.ts";
import { customers, users } from "../src/areas/identity/users/tables.ts";
import { events } from "../src/areas/notebook/events/tables.ts";
import { guests } from "../src/areas/notebook/guests/tables.ts";
import type { Database } from "../src/database/connect.ts";
import { isKnown, writeAccounts, writeDemoStaff } from "./accounts.ts";
import { writeDemoAlbum } from "./album/write-album.ts";
import { writeDemoBookings } from "./bookings/write-bookings.ts";
import { writeDemoPackages } from "./bookings/write-packages.ts";
import { cast } from "./cast.ts";
import { writeDemoContributions } from "./contributions/write-contributions.ts";
import { moveDates } from "./couple/move-dates.ts";
import { hasCoupleEvents, writeCoupleEvents } from "./couple/write-couple-events.ts";
import { writeDemoReplies } from "./couple/write-guest-replies.ts";
import { writeTour } from "./couple/write-tour.ts";
import {
  writeDemoBusyDays,
  writeDemoProviders,
  writeDemoTeam,
} from "./directory/write-directory.ts";
import { writeDemoOpening } from "./directory/write-opening-hours.ts";
import { writeDemoEventPage } from "./event-page/write-event-page.ts";
import { writeDemoFabricOrders } from "./fabric-orders/write-fabric-orders.ts";
import { mayWriteDemonstration } from "./find-demonstration.ts";
import { writeDemoFuneral } from "./funeral/write-funeral.ts";
import { writeDemoGifts } from "./gifts/write-gifts.ts";
import { writeDemoMarketplace } from "./marketplace/write-marketplace.ts";
import { writeDemoQuestions } from "./marketplace/write-questions.ts";
import { writeDemoWishes } from "./marketplace/write-wishes.ts";
import { writeDemoOrders } from "./orders/write-orders.ts";
import { writeDemoQuotes } from "./quotes/write-quotes.ts";
import { renewDemoOffers } from "./renew-demo-offers.ts";
import { writeDemoFavourites } from "./reviews/write-favourites.ts";
import { writeDemoProductReviews } from "./reviews/write-product-reviews.ts";
import { writeDemoReviews } from "./reviews/write-reviews.ts";
import { writeDemoSeating } from "./seating/write-seating.ts";
import { writeDemoShop } from "./write-demo-shop.ts";
import { writeDemoTownHalls } from "./write-demo-town-halls.ts";
import { writeDemoWhatsApp } from "./write-demo-whatsapp.ts";

/** An account of the demonstration that can sign in. */
export interface DemoAccount {
  role: string;
  email: string;
  /** The path of the page on which it signs in. */
  signIn: string;
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
  await showPaymentNumbers(db);
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
  await writeDemoProductReviews(db, app.clock());
  await writeDemoQuestions(db, app.clock());
  await writeDemoWishes(db, app.clock());
  // Guests in a notebook that `writeCoupleEvents` did not write are a visitor's: it stays.
  if (await hasCoupleEvents(db)) await moveDates(db, calendarDate(app.clock()));
  else if (!(await hasGuests(db))) await writeCoupleEvents(app);
  await writeDemoReplies(app);
  await writeTour(app);
  await writeDemoFuneral(app);
  await writeDemoQuotes(app);
  await writeDemoPackages(app);
  await writeDemoBookings(app);
  await writeDemoOrders(app);
  await writeDemoGifts(app);
  await writeDemoFabricOrders(app);
  await writeDemoContributions(app);
  await writeDemoEventPage(app);
  await writeDemoAlbum(app);
  await writeDemoSeating(app);
  await writeDemoWhatsApp(app);
  if (!(await isKnown(db, cast.staff.email))) await writeDemoStaff(app);
  const { customer, treasurer, incomplete, bereaved, provider, staff } = cast;
  const accounts = [
    ...[customer, treasurer, incomplete, bereaved].map((person) => ({
      person,
      signIn: at("signIn"),
    })),
    { person: provider, signIn: at("proSignIn") },
    { person: staff, signIn: "/console" },
  ];
  const known = await Promise.all(accounts.map(({ person }) => isKnown(db, person.email)));
  return accounts
    .filter((_, index) => known[index])
    .map(({ person: { role, email }, signIn }) => ({ role, email, signIn }));
}

/** Shows the invented numbers on which banners are paid, unless staff changed them. */
async function showPaymentNumbers(db: Database): Promise<void> {
  const { number, version, isShown } = offerPaymentNumbers;
  const invented = paymentNumberReference.map((reference) => reference.number);
  await db
    .update(offerPaymentNumbers)
    .set({ isShown: true })
    .where(and(eq(isShown, false), eq(version, 1), inArray(number, invented)));
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
