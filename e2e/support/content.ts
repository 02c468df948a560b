import type { Page } from "@playwright/test";

/** The addresses of the public pages. */
export const content = {
  terms: "/cgu-organisation-de-mariage-cote-d-ivoire",
  questions: "/faq-organisation-de-mariage-cote-d-ivoire",
  privacy: "/privacy",
  contact: "/contacts-de-l-entreprise-d-organisation-de-mariage-cote-d-ivoire",
  welcome: "/organisation-de-mariage-cote-d-ivoire",
  app: "/telecharger-application-mobile-joie-du-jour",
};

/** Everything that the contact form asks for. */
export async function fillContact(page: Page, changed: Record<string, string> = {}): Promise<void> {
  const form = page.locator("main form");
  const typed = {
    name: "Adjoua Konan",
    email: "adjoua@exemple.test",
    phone_1: "07 01 02 03 04",
    phone_2: "+225 05 01 02 03 04",
    msg: "Bonjour, ouvrez-vous le samedi ?",
    ...changed,
  };
  for (const [name, text] of Object.entries(typed))
    await form.locator(`[name="${name}"]`).fill(text);
  await form.getByText("Femme", { exact: true }).click();
}

/** Subscribes to the newsletter by the block above the footer. */
export async function requestNewsletter(page: Page, email: string): Promise<void> {
  const block = page.getByRole("region", { name: "Des conseils, un e-mail à la fois" });
  await block.getByLabel("Adresse email").fill(email);
  await block.getByText("Femme", { exact: true }).click();
  await block.getByLabel("J’accepte de recevoir la Newsletter").check();
  await block.getByRole("button", { name: "S’abonner" }).click();
}
