import { expect, type Page, test } from "@playwright/test";
import { expectSound } from "../support/cards.ts";
import { enter, open } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { allowCompanions, inviteGuests, openCheckIn, responses } from "../support/responses.ts";

test.use({ serviceWorkers: "allow" });

/** Replaces the camera by a picture: the browser has no camera. */
async function showToCamera(page: Page, picture: Buffer): Promise<void> {
  await page.addInitScript(
    (address) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [640, 480];
      const seen = new Image();
      seen.src = address;
      setInterval(() => {
        const pen = canvas.getContext("2d");
        if (!pen) return;
        pen.fillStyle = "#fff";
        pen.fillRect(0, 0, 640, 480);
        if (seen.complete) pen.drawImage(seen, 140, 60, 360, 360);
      }, 60);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(15);
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
}

const verdict = (page: Page) => page.getByRole("status").filter({ has: page.getByRole("heading") });

async function findByName(page: Page, name: string): Promise<void> {
  await page.getByLabel("Chercher par nom").fill(name);
  await page.getByRole("button", { name: new RegExp(name) }).click();
}

test("a family is let in once by its code, with or without a network, at two entrances", async ({
  page,
  request,
  browser,
}) => {
  const couple = await registerCouple(request);
  const [guest, late] = await inviteGuests(request, couple, 2);
  if (!guest || !late) throw new Error("No guest was invited");
  await allowCompanions(request, couple, [guest.id], 2);
  const yes = { answer: "yes", companions: 2 };
  expect((await request.post(`/api/v1/rsvp/${guest.token}`, { data: yes })).status()).toBe(200);
  const code = await request.get(`/api/v1/wedding-cards/${guest.token}/entree.png`);
  const main = await openCheckIn(request, couple, "Entrée principale");
  const garden = await openCheckIn(request, couple, "Entrée du jardin");

  await showToCamera(page, await code.body());
  await page.goto(main);
  await expect(page.getByText("Cette page reste sur ce téléphone.")).toBeVisible();
  await expect(page.getByText("sur 3 attendus")).toBeVisible();
  await expectSound(page);

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await other.goto(garden);
  await expect(other.getByText("Cette page reste sur ce téléphone.")).toBeVisible();

  // Without a network the phone reloads the page, reads the code and lets the family in.
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("Sans réseau")).toBeVisible();
  await page.getByRole("button", { name: "Scanner un code" }).click();
  await expect(verdict(page)).toContainText(guest.name);
  await expect(verdict(page)).toContainText("3 personnes");
  await expectSound(page, { isNew: true });
  await page.getByRole("button", { name: "Laisser entrer" }).click();
  await expect(verdict(page)).toContainText("Bienvenue");
  await expect(page.getByText("1 entrée à envoyer")).toBeVisible();
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("button", { name: "Fermer la caméra" }).click();
  await findByName(page, guest.name);
  await expect(verdict(page)).toContainText("Entrée principale (3 personnes)");
  await page.getByRole("button", { name: "Suivant" }).click();

  // Meanwhile the other phone lets the same family in at the garden.
  await findByName(other, guest.name);
  await other.getByRole("button", { name: "Laisser entrer" }).click();
  await expect(verdict(other)).toContainText("Bienvenue");
  await expect(other.getByRole("link", { name: "Fiche de l’invité" })).toBeHidden();
  const list = `/api/v1/door/${garden.split("/").at(-1)}`;
  const entrances = async () => {
    const { admissions } = await (await request.get(list)).json();
    return admissions.map(({ entrance }: { entrance: string }) => entrance);
  };
  await expect.poll(entrances).toEqual(["Entrée du jardin"]);
  await page.context().setOffline(false);
  await expect(page.getByText(/déjà admis à \d\d:\d\d à l’autre entrée/)).toBeVisible();
  await expect(page.getByText("Entrée du jardin", { exact: false }).first()).toBeVisible();
  await expectSound(page);
  await page.reload();
  await page.getByRole("button", { name: "J’ai vu" }).click();
  await expect(page.getByText(/déjà admis à/)).toBeHidden();

  // A guest who had not answered is let in by mistake, then taken back.
  await findByName(page, late.name);
  await expect(verdict(page)).toContainText("n’avait pas répondu");
  await page.getByRole("button", { name: "Laisser entrer" }).click();
  await expect(verdict(page)).toContainText("1 personne");
  await page.getByRole("button", { name: "Annuler cette entrée" }).click();
  await expect(page.getByRole("button", { name: "Laisser entrer" })).toBeVisible();

  await enter(other, couple);
  await other.goto(garden);
  await findByName(other, guest.name);
  await other.getByRole("link", { name: "Fiche de l’invité" }).click();
  await expect(other.getByRole("heading", { level: 1, name: guest.name })).toBeVisible();
  await open(other, responses.page);
  await expect(other.getByText("Déjà arrivés")).toBeVisible();
  await other.context().close();
});

test("hosts make a link for a helper, and close it", async ({ page, request, browser }) => {
  const couple = await registerCouple(request);
  await enter(page, couple);
  await open(page, responses.view("accueil"));
  await page.getByLabel("Entrée").fill("Portail");
  await page.getByLabel("Durée").selectOption("72");
  await page.getByRole("button", { name: "Créer le lien" }).click();
  await expect(page.getByRole("heading", { name: /Portail/ })).toBeVisible();
  await expectSound(page, { isNew: true });
  const address = await page.getByLabel(/Lien.*Portail/).inputValue();

  const helper = await (await browser.newContext()).newPage();
  expect((await helper.goto(address))?.status()).toBe(200);
  await expect(helper.getByRole("heading", { name: "Portail" })).toBeVisible();
  await page.getByRole("button", { name: "Fermer ce lien" }).click();
  await expect(page.getByText("Ce lien est fermé.")).toBeVisible();
  expect((await helper.goto(address))?.status()).toBe(410);
  await expect(helper.getByRole("heading", { name: "Ce lien est fermé" })).toBeVisible();
  expect((await helper.goto(`${address}x`))?.status()).toBe(404);
  await expectSound(helper);
  await helper.context().close();
});

test("a guest who comes adds the code to Google Wallet, and a host prints it", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const [guest] = await inviteGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was invited");
  await request.post(`/api/v1/rsvp/${guest.token}`, { data: { answer: "yes" } });
  await page.goto(`/i/${guest.token}`);
  await page.getByRole("link", { name: /Ajouter à Google Wallet/ }).click();
  await expect(
    page.getByRole("heading", { name: "Google Wallet, en démonstration" }),
  ).toBeVisible();
  await expect(page.getByText(guest.name)).toBeVisible();
  await expect(page.getByRole("img", { name: /Code JJ/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("img", { name: "Votre code d’entrée" })).toBeVisible();

  await enter(page, couple);
  await open(page, responses.view("accueil"));
  const printed = page.getByRole("link", { name: "Ceux qui viennent (PDF)" });
  const address = (await printed.getAttribute("href")) ?? "";
  const pdf = await page.request.get(address);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  await expectSound(page);
});
