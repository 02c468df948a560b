import { LONGEST_REVIEW } from "@jdj/contract/reviews/limits";
import { expect, it } from "vitest";
import { serviceTypeReference } from "../../src/areas/service-types/reference.ts";
import { demoReview } from "./demo-review.ts";
import { points } from "./provider-sentences.ts";

const all = Array.from({ length: 600 }, (_, at) => {
  const code = serviceTypeReference[at % serviceTypeReference.length]?.code ?? "";
  return demoReview(at % 300, Math.floor(at / 300), [code]);
});

it("the demonstration's reviews fit their length, and hardly any two are alike", () => {
  for (const { description } of all) expect(description.length).toBeLessThanOrEqual(LONGEST_REVIEW);
  expect(new Set(all.map(({ description }) => description)).size).toBeGreaterThan(570);
});

it("most are happy and some are not; some have a reply, most are verified", () => {
  const mean = all.reduce((sum, one) => sum + one.recommendation, 0) / all.length;
  expect(mean).toBeGreaterThan(3.7);
  expect(mean).toBeLessThan(4.7);
  expect(all.some(({ recommendation }) => recommendation <= 2)).toBe(true);
  expect(all.filter(({ reply }) => reply !== null).length).toBeGreaterThan(100);
  expect(all.filter(({ verified }) => verified).length).toBeGreaterThan(350);
});

it("every service type has its own sentences", () => {
  expect(serviceTypeReference.filter(({ code }) => !(code in points))).toEqual([]);
});
