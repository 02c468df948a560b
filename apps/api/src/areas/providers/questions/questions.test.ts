import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { QUESTIONS_MAX } from "@jdj/contract/providers/questions-max";
import { describe, expect, it } from "vitest";
import { addProvider } from "../../../testing/add-provider.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { openShop } from "../../../testing/open-shop.ts";
import { providerQuestions } from "./tables.ts";

const app = testApp();
const one = { question: "Livrez-vous à Bassam ?", answer: "Oui,\ndès 50 invités." };
const two = { question: "Faut-il un acompte ?", answer: "De 30 %." };

describe("the questions of a shop", () => {
  it("are saved in their order, replaced, and emptied", async () => {
    const { call } = await openShop(app);
    const save = (questions: object[]) => call("PUT", "questions", { questions });
    expect(await save([one, two])).toMatchObject({
      status: 200,
      body: { message: sentences.questionsSaved },
    });
    expect((await call("GET", "questions")).body).toEqual({ data: [one, two] });
    await save([two]);
    expect((await call("GET", "questions")).body).toEqual({ data: [two] });
    await save([]);
    expect((await call("GET", "questions")).body).toEqual({ data: [] });
  });

  it.each([
    [[{ ...one, question: " " }], "questions.0.question", sentences.questionRequired],
    [[one, { ...two, answer: "" }], "questions.1.answer", sentences.answerRequired],
    [[{ ...one, answer: "a".repeat(1001) }], "questions.0.answer", sentences.answerTooLong],
    [Array(QUESTIONS_MAX + 1).fill(one), "questions", sentences.questionsMost],
  ])("are refused at their field", async (questions, field, sentence) => {
    const { call } = await openShop(app);
    expect(await call("PUT", "questions", { questions })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [sentence] } },
    });
  });

  it("are on the provider's page, and another's are not", async () => {
    const providerId = await addProvider(app, "catering", { name: "Avec questions" });
    const other = await addProvider(app, "catering", { name: "Sans question" });
    await app.db
      .insert(providerQuestions)
      .values([two, one].map((row, position) => ({ ...row, providerId, position })));
    const { token } = await registerCouple(app);
    const page = (id: number) => app.call("GET", `/api/v1/wedding-providers/${id}`, { token });
    expect((await page(providerId)).body).toMatchObject({ questions: [two, one] });
    expect((await page(other)).body).toMatchObject({ questions: [] });
    expect((await app.call("GET", "/api/v1/pro/questions", { token })).status).toBe(403);
  });
});
