import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

/** A provider of its own with twelve media and a price. */
async function addProvider(): Promise<number> {
  const [provider] = await query(
    `insert into providers (name, short_description, description, published_at, min_price_fcfa, max_price_fcfa)
    values ($1, 'Une salle', '<p>Un jardin</p>', now(), 450000, 1800000) returning id`,
    [`Salle Akwaba ${crypto.randomUUID().slice(0, 8)}`],
  );
  const id = provider?.id ?? 0;
  await query(
    `insert into provider_services select $1, id from service_types where code = 'venue'`,
    [id],
  );
  await query(
    `insert into provider_media (provider_id, type, path, position)
    select $1, case when n = 10 then 'youtube_video' else 'photo' end,
      case when n = 10 then 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' else '/files/tissages/vue-' || n || '.svg' end, n
    from generate_series(1, 10) as n`,
    [id],
  );
  return id;
}

test("a couple signs in to a provider's page, looks at its media, and keeps it with its price", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const id = await addProvider();
  const address = at("provider", { id });
  await page.goto(address);
  await expect(page).toHaveURL(/\/connexion\?retour=/);
  await page.getByLabel("Adresse email").fill(couple.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText("Adresse non définie")).toBeVisible();
  await expect(page.getByText(/450\s000/).first()).toBeVisible();
  await expect(page.getByText("Un jardin")).toBeVisible();
  const portfolio = page.getByRole("region", { name: "Portfolio" });
  await expect(portfolio.getByRole("listitem")).toHaveCount(3);
  await expect(portfolio.getByRole("link", { name: "1 vidéo" })).toBeVisible();
  await page.goto(at("favourites"));
  await expect(page.getByText("Vous n’avez pas de boutique favorite")).toBeVisible();
  await page.goto(address);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The viewer: wraps both ways, filters, plays on tap only, and closes on Escape.
  await page.getByRole("link", { name: "9 photos" }).click();
  const viewer = page.getByRole("dialog", { name: /Photos et vidéos/ });
  await expect(viewer.getByText("1 / 9")).toBeVisible();
  await expect(page.locator("body header").first()).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("9 / 9")).toBeVisible();
  await viewer.getByRole("button", { name: "Suivant" }).click();
  await expect(viewer.getByText("1 / 9")).toBeVisible();
  await viewer.getByRole("button", { name: "Tout" }).click();
  const slides = await viewer.locator("[data-viewer-slides]").boundingBox();
  const [x, y] = [(slides?.x ?? 0) + 60, (slides?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(viewer.getByText("10 / 10")).toBeVisible();
  await expect(viewer.locator("iframe")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  // The heart is filled at once, and the shop is among the favourites.
  const heart = page.getByRole("button", { name: /dans mes favoris/ });
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/choix"));
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await stored;
  await page.goto(at("favourites"));
  await expect(page.getByRole("link", { name: /Salle Akwaba/ })).toHaveAttribute("href", address);
  await expectAccessible(page);

  // From the favourites to the page, and with its price back to them.
  await page.getByRole("link", { name: /Salle Akwaba/ }).click();
  await page.getByRole("button", { name: /Ajouter au budget/ }).click();
  await expect(page).toHaveURL(at("favourites"));
  await expect(page.getByText("Ajouté au budget avec succès !")).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page).toHaveURL(at("favourites"));
  await expect(page.getByText("Le prix est retiré de votre budget.")).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("Prix ajouté à votre budget")).toBeHidden();

  // By the person it asks for how many, and says what they cost.
  await query(
    "update providers set price_unit = 'person', min_price_fcfa = 5500, max_price_fcfa = 9500 where id = $1 returning id",
    [id],
  );
  await page.reload();
  await expect(page.getByText(/5\s500 à 9\s500\sFCFA par\spersonne/).first()).toBeVisible();
  await page.getByLabel("Nombre d’invités").fill("beaucoup");
  await page.getByRole("button", { name: /Ajouter au budget/ }).click();
  await expect(page.getByText(/Entrez un nombre, de 1 à 10/).first()).toBeVisible();
  await page.getByLabel("Nombre d’invités").fill("120");
  await expect(page.getByText(/660\s000 à 1\s140\s000\sFCFA/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /Ajouter au budget/ }).click();
  await expect(page.getByText("Ajouté au budget avec succès !")).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("Prix ajouté à votre budget")).toBeVisible();
});
