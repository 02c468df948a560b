import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { freshEmail } from "./people.ts";

/** A published package of a provider of its own, and how that provider signs in. */
export async function offerPackage(
  name: string,
  priceFcfa = 200_000,
): Promise<{ id: number; email: string }> {
  const email = freshEmail("pro");
  const [user] = await query(
    `insert into users (role, name, last_name, given_names, email, email_verified_at, password_hash)
      select 'PROVIDER', 'Adjoua Kra', 'Kra', 'Adjoua', $1, now(), password_hash
      from users where email = 'awa@exemple.ci' returning id`,
    [email],
  );
  const [provider] = await query(
    `insert into providers (name, short_description, published_at)
      values ('Les Saveurs d’Adjoua', 'Traiteur', now()) returning id`,
    [],
  );
  await query(
    "insert into provider_members (provider_id, user_id, role) values ($1, $2, 'owner') returning id",
    [provider?.id, user?.id],
  );
  const [offered] = await query(
    `insert into packages (provider_id, service_type_id, name, description, price_fcfa, published_at)
      select $1, id, $2, 'Un buffet pour la fête.', $3, now()
      from service_types where code = 'catering' returning id`,
    [provider?.id, name, priceFcfa],
  );
  await query(
    `insert into package_event_types (package_id, event_type_id)
      select $1, id from event_types where code = 'wedding' returning package_id as id`,
    [offered?.id],
  );
  return { id: offered?.id ?? 0, email };
}

/** Signs the provider of such a package in, at the bookings that they received. */
export async function enterBookings(shop: Page, email: string): Promise<void> {
  await shop.goto("/pro/connexion?retour=%2Fpro%2Freservations");
  await shop.getByLabel("Adresse email", { exact: false }).fill(email);
  await shop.getByLabel("Mot de passe", { exact: true }).fill("demo");
  await shop.getByRole("button", { name: "Se connecter" }).click();
  await shop.waitForURL(/pro\/reservations/);
}

/** Confirms the only booking that a provider received. */
export async function confirmBooking(shop: Page): Promise<void> {
  await shop.getByRole("button", { name: "Confirmer" }).click();
  await expect(shop.getByText(/Réservation confirmée/)).toBeVisible();
}
