import { expect, it } from "vitest";
import { answerTimeText, meanAnswerTime } from "./answer-time.ts";

it("the mean time to answer needs five answers, to half of the requests at least", () => {
  expect(meanAnswerTime({ asked: 5, minutes: [10, 20, 30, 40, 50] })).toBe(30);
  expect(meanAnswerTime({ asked: 4, minutes: [10, 20, 30, 40] })).toBeNull();
  expect(meanAnswerTime({ asked: 11, minutes: [10, 20, 30, 40, 50] })).toBeNull();
  expect(meanAnswerTime({ asked: 10, minutes: [10, 20, 30, 40, 50] })).toBe(30);
  expect(meanAnswerTime({ asked: 0, minutes: [] })).toBeNull();
});

it("is said in hours and days", () => {
  expect(
    [0, 59, 60, 170, 1439, 3000].map((one) => answerTimeText(one).replace("\u00a0", " ")),
  ).toEqual([
    "Répond en moins d’une heure",
    "Répond en moins d’une heure",
    "Répond en 1 heure environ",
    "Répond en 3 heures environ",
    "Répond en 1 jour environ",
    "Répond en 2 jours environ",
  ]);
});
