import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/page-checks.ts";
import { sessionCookieValue } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test.use({ javaScriptEnabled: false });

const steps = [
  { label: "En bref", shows: "l’église Saint-Jean de Cocody" },
  { label: "Budget", shows: "6 500 000 FCFA" },
  { label: "Planning", shows: "22 / 54|41 %" },
  { label: "Invités", shows: "Famille de la fiancée" },
  { label: "Joy Cards", shows: "Réservez la date" },
  { label: "Réponses", shows: "Au fil du temps" },
];

test("a stranger walks the six pages of the tour without script, and ends at the registration", async ({
  page,
  request,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Voir une fête en préparation" }).click();
  for (const [index, { label, shows }] of steps.entries()) {
    await expect(page.getByRole("heading", { level: 1, name: label, exact: true })).toBeVisible();
    const bar = page.getByRole("navigation", { name: "Étapes de la visite" });
    await expect(bar).toContainText(`${index + 1} sur 6`);
    await expect(bar.locator("[aria-current=step]")).toHaveText(label);
    const text = ((await page.getByRole("main").textContent()) ?? "").replace(/\s/g, " ");
    expect(text).toMatch(new RegExp(shows));
    await expectNoSidewaysScroll(page);
    const onward = page.getByRole("navigation", { name: "Suite de la visite" });
    const next = steps[index + 1];
    if (next) await onward.getByRole("link", { name: `Suivant : ${next.label}` }).click();
    else await onward.getByRole("link", { name: "Créer mon carnet" }).click();
  }
  await expect(page).toHaveURL(/\/inscription/);

  const refused = await request.post("/visite/budget", { form: { "1.real_amount": "5" } });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("Cette visite se regarde sans rien changer.");
});

// `page-takes-over.spec.ts` stands for it in `npm test`.
test("no page of the demonstration's couple is wider than a phone", {
  tag: "@long",
}, async ({ context, page, request }) => {
  const login = await request.post("/api/v1/login", {
    data: { email: "awa@exemple.ci", password: "demo" },
  });
  const { token } = await login.json();
  const cookie = { name: "jdj_session", value: sessionCookieValue(token) };
  await context.addCookies([{ ...cookie, url: new URL(login.url()).origin }]);
  const pages = [
    at("events"),
    at("couple"),
    at("summary"),
    at("committee"),
    at("budget"),
    at("planning"),
    at("ceremonies"),
    at("guests"),
    at("cards"),
    at("responses"),
    `${at("responses")}?vue=a-valider`,
    at("sharing"),
  ];
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByText("Yann & Awa")).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
