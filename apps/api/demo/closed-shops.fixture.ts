import { sql } from "drizzle-orm";
import { type AppContext, calendarDate } from "../src/app-context.ts";
import { providers } from "../src/areas/providers/tables.ts";
import { writeDemoProviders } from "./directory/write-directory.ts";

/** Closes every provider for as long as the demonstration books, as their invented agendas may. */
export async function closeEveryShop({ db, clock }: AppContext): Promise<void> {
  await writeDemoProviders(db, clock());
  await db.execute(
    sql`insert into provider_busy_days (provider_id, day, reason)
      select p.id, ${calendarDate(clock())}::date + n, 'closed'
      from ${providers} p, generate_series(-60, 120) n`,
  );
}
