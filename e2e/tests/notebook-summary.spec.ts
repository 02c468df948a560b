import { expect, type Page } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const saved = "Opération réussie ! Informations enregistrées avec succès !";
const unfold = (page: Page, title: string) => page.getByRole("heading", { name: title }).click();
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();
const story = (page: Page) => page.getByRole("textbox", { name: /^Comment vous êtes-vous/ });

/** Answers a question through the API, as the other of the two would on another phone. */
async function answerElsewhere(page: Page, person: Person, label: string, response: string) {
  const headers = { authorization: `Bearer ${person.token}` };
  const address = `/api/v1/summaries-by-event/${person.eventId}`;
  const groups: { children: { id: number; question: string }[] }[] = await (
    await page.request.get(address, { headers })
  ).json();
  const question = groups.flatMap(({ children }) => children).find((one) => one.question === label);
  const data = [{ event_id: person.eventId, summary_id: question?.id, response }];
  const answer = await page.request.post("/api/v1/summaries/events", { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("questions of every type are answered, corrected and emptied", async ({ page, request }) => {
  test.slow();
  await enter(page, await registerCouple(request));
  await open(page, notebook.summary);
  await expect(page.getByRole("link", { name: "Continuer : Les fiancés" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Les questions/ })).toHaveText(/0\s%/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await story(page).fill("Au marché de Treichville");
  await unfold(page, "Vos invités");
  await page.getByLabel("Nombre d'invités prévus").selectOption("200 - 300");
  const afar = page.getByRole("textbox", { name: /viendront de loin/ });
  await afar.fill("une douzaine");
  await unfold(page, "Votre style");
  await page.getByRole("radio", { name: "Indigo et or" }).check();
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  await save(page);
  await expect(page.getByText("Veuillez entrer un nombre entier")).toBeVisible();
  await expect(afar).toBeFocused();
  await afar.fill("12");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Les questions/ })).not.toHaveText(/\s0\s%/);

  await open(page, notebook.summary);
  await expect(story(page)).toHaveValue("Au marché de Treichville");
  await unfold(page, "Vos invités");
  await expect(page.getByLabel("Nombre d'invités prévus")).toHaveValue("200 - 300");
  await expect(afar).toHaveValue("12");
  await unfold(page, "Votre style");
  await expect(page.getByRole("radio", { name: "Indigo et or" })).toBeChecked();
  await page.getByRole("radio", { name: "Pas encore choisi" }).first().check();
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await open(page, notebook.summary);
  await unfold(page, "Votre style");
  await expect(page.getByRole("radio", { name: "Pas encore choisi" }).first()).toBeChecked();
});

test("typed values survive a reload, and are discarded on demand", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.summary);
  await story(page).fill("Au lycée de Cocody");
  await page.reload();
  await expect(page.getByText("Voici ce que vous aviez commencé à écrire")).toBeVisible();
  await expect(story(page)).toHaveValue("Au lycée de Cocody");
  await page.getByRole("button", { name: "Effacer ce brouillon" }).click();
  await expect(story(page)).toHaveValue("");

  // A saved draft is deleted.
  await story(page).fill("À la plage");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await open(page, notebook.summary);
  await expect(page.getByText("Voici ce que vous aviez commencé à écrire")).toHaveCount(0);
});

// `notebook-couple.spec.ts` stands for the comparison in `npm test`.
test("two people on different questions never conflict, and on one question they compare", {
  tag: "@long",
}, async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.summary);
  await answerElsewhere(page, person, "Votre parrain et votre marraine", "Tonton Yao");
  await story(page).fill("Au marché");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  const godparents = page.getByRole("textbox", { name: /parrain/ });
  await expect(godparents).toHaveValue("Tonton Yao");

  await answerElsewhere(page, person, "Votre parrain et votre marraine", "Tata Affoué");
  await godparents.fill("Tonton Yao et Tata Affoué");
  await save(page);
  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(page.getByText("Enregistré entre-temps : Tata Affoué")).toBeVisible();
  await expect(godparents).toHaveValue("Tonton Yao et Tata Affoué");
  await expectAccessible(page, { isNew: true });
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await open(page, notebook.summary);
  await expect(godparents).toHaveValue("Tonton Yao et Tata Affoué");
});

test("the pattern of the event is changed", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.summary);
  await page.getByRole("button", { name: "Retisser" }).click();
  await expect(page.getByText("Voici votre nouveau tissage.")).toBeVisible();
});
