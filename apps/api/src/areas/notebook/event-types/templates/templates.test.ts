import { describe, expect, it } from "vitest";
import { eventTypeReference } from "../reference.ts";
import { eventTemplates, templateOf } from "./by-type.ts";
import { imageListReference } from "./image-lists.ts";

/** Whether no code stands twice. */
function areUnique(codes: readonly string[]): boolean {
  return new Set(codes).size === codes.length;
}

describe.each(eventTypeReference)("the template of « $name »", ({ code }) => {
  const template = eventTemplates[code];
  const questions = template.summary.flatMap((group) => group.questions);

  it("leave no section empty", () => {
    for (const list of [
      ...template.budget.map(({ lines }) => lines),
      ...template.planning.map(({ tasks }) => tasks),
    ])
      expect(list.length).toBeGreaterThan(0);
    for (const list of [
      template.budget,
      template.planning,
      template.summary,
      template.ceremonies,
      template.committee,
    ])
      expect(list.length).toBeGreaterThan(0);
  });

  it("know everything by one code", () => {
    const lists = [
      template.budget.map((group) => group.code),
      ...template.budget.map(({ lines }) => lines.map(([line]) => line)),
      template.planning.map((group) => group.code),
      ...template.planning.map(({ tasks }) => tasks.map(([task]) => task)),
      template.summary.map((group) => group.code),
      questions.map((question) => question.code),
      template.ceremonies.map((ceremony) => ceremony.code),
      template.committee.map((place) => place.code),
    ];
    expect(lists.every(areUnique)).toBe(true);
  });

  it("ask how many guests are planned, with the six answers of the specification", () => {
    expect(questions.filter((question) => question.code === "planned-guests")).toEqual([
      {
        code: "planned-guests",
        content: "Nombre d'invités prévus",
        type: "select",
        options: [
          "Moins de 100",
          "100 - 200",
          "200 - 300",
          "300 - 400",
          "400 - 500",
          "Supérieur à 500",
        ],
      },
    ]);
  });

  it("have one main ceremony, on the day of the event, and it is required", () => {
    expect(template.ceremonies.filter(({ isMain }) => isMain)).toMatchObject([
      { isRequired: true, offsetDays: 0 },
    ]);
  });

  it("have a PCO", () => {
    expect(template.committee[0]).toMatchObject({ code: "pco", name: "Informations du PCO" });
  });

  it("date every task in its order, within the year before and three months after", () => {
    for (const [task, , start, end] of template.planning.flatMap(({ tasks }) => tasks)) {
      expect(start, task).toBeLessThanOrEqual(end);
      expect(start, task).toBeGreaterThanOrEqual(-365);
      expect(end, task).toBeLessThanOrEqual(90);
    }
  });

  it("offer options that no semicolon would cut in two", () => {
    const options = questions.flatMap((question) =>
      question.type === "select" ? question.options : [],
    );
    expect(options.filter((option) => option.includes(";") || option.trim() !== option)).toEqual(
      [],
    );
  });
});

it("celebrates a wedding from kôkôkô to the reception, with its invitations three months ahead", () => {
  const { ceremonies, planning } = eventTemplates.wedding;
  const codes = ceremonies.map(({ code }) => code);
  expect(codes).toEqual(["knocking", "dowry", "civil", "religious", "reception"]);
  const tasks = planning.flatMap((group) => group.tasks);
  expect(tasks.find(([code]) => code === "invitations")?.slice(2)).toEqual([-100, -90]);
  expect(tasks[0]?.[2]).toBe(-365);
});

it("paints the choices of the image lists in colours", () => {
  for (const items of Object.values(imageListReference)) {
    expect(areUnique(items.map(({ code }) => code))).toBe(true);
    for (const { colours } of items) expect(colours.join("")).toMatch(/^(#[0-9A-F]{6}){2,}$/);
  }
});

it("has no template for a type that staff added", () => {
  expect(templateOf("graduation")).toBeNull();
  expect(templateOf("constructor")).toBeNull();
});
