import { describe, expect, it } from "vitest";
import { eventImageError } from "./event-image.ts";

describe("a picture chosen for an event", () => {
  it.each([
    ["image/png", 1_001_028, null],
    ["image/png", 1_001_029, "Image trop lourde !"],
    ["application/pdf", 10, "Veuillez sélectionner une image"],
    ["", 10, "Veuillez sélectionner une image"],
  ])("of type « %s » and %d bytes", (type, size, message) => {
    expect(eventImageError({ type, size })).toBe(message);
  });
});
