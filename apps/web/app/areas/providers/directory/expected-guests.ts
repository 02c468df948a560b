import { readExpectedGuests } from "#app/areas/notebook/budget/expected-guests.ts";
import type { Route } from "./+types/expected-guests";

/** For how many guests the visitor's event reckons, for the directory's filters: `{ guests: 150 }`. */
export async function loader({ context }: Route.LoaderArgs) {
  const guests = await readExpectedGuests(context);
  return Response.json({ guests }, { headers: { "cache-control": "private, no-store" } });
}
