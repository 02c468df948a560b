import { describe, expect, it } from "vitest";
import { type Addressee, everybody, isAddressed } from "./audience.ts";

const guest: Addressee = { answer: "yes", categoryId: 1, invitedTo: null, groupIds: [] };

describe("the audience of a message", () => {
  it("is everybody while nothing is chosen, those who decline among them", () => {
    expect(isAddressed({ ...guest, answer: "no" }, everybody)).toBe(true);
  });

  it("is whoever has one of the answers", () => {
    const audience = { ...everybody, answers: ["yes" as const, "none" as const] };
    expect(isAddressed(guest, audience)).toBe(true);
    expect(isAddressed({ ...guest, answer: "none" }, audience)).toBe(true);
    expect(isAddressed({ ...guest, answer: "no" }, audience)).toBe(false);
  });

  it("has those without an invitation of their own at every ceremony, the others at theirs", () => {
    const audience = { ...everybody, ceremonies: [7] };
    expect(isAddressed(guest, audience)).toBe(true);
    expect(isAddressed({ ...guest, invitedTo: [7, 8] }, audience)).toBe(true);
    expect(isAddressed({ ...guest, invitedTo: [8] }, audience)).toBe(false);
    expect(isAddressed({ ...guest, invitedTo: [] }, audience)).toBe(false);
  });

  it("is whoever is of one of the categories, or registered by one of the groups' links", () => {
    const ofCategories = { ...everybody, categories: [1, 2] };
    expect(isAddressed({ ...guest, categoryId: 2 }, ofCategories)).toBe(true);
    expect(isAddressed({ ...guest, categoryId: 3 }, ofCategories)).toBe(false);
    const ofGroups = { ...everybody, groups: [5] };
    expect(isAddressed({ ...guest, groupIds: [5] }, ofGroups)).toBe(true);
    expect(isAddressed(guest, ofGroups)).toBe(false);
  });

  it("asks for both of two lists", () => {
    const audience = { ...everybody, answers: ["yes" as const], categories: [1] };
    expect(isAddressed(guest, audience)).toBe(true);
    expect(isAddressed({ ...guest, categoryId: 2 }, audience)).toBe(false);
    expect(isAddressed({ ...guest, answer: "none" }, audience)).toBe(false);
  });
});
