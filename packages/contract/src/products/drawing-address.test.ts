import { describe, expect, it } from "vitest";
import { drawingInColour, productPicture, swatchAddress } from "./drawing-address.ts";

describe("the picture of a product", () => {
  it("is a drawing until it has another", () => {
    expect(productPicture({ id: 7, image: null })).toBe("/files/articles/dessin-7.svg");
    expect(productPicture({ id: 7, image: "/files/articles/x.webp" })).toBe(
      "/files/articles/x.webp",
    );
  });

  it("is drawn in each colour with a name that is known", () => {
    const wax = "/api/v1/article-drawings/wax/120-rouge.svg";
    expect(drawingInColour(wax, "Bleu nuit")).toBe(
      "/api/v1/article-drawings/wax/120-bleu-nuit.svg",
    );
    expect(drawingInColour("/files/articles/dessin-7.svg", "doré")).toBe(
      "/files/articles/dessin-7-dore.svg",
    );
    expect(swatchAddress(wax, "blanc et or")).toBe(
      "/api/v1/article-drawings/wax/120-blanc-et-or.svg?coupon",
    );
    expect(drawingInColour(wax, "Coloris 12")).toBeNull();
    expect(drawingInColour("/files/articles/photo.webp", "bleu")).toBeNull();
    expect(swatchAddress("/files/articles/photo.webp", "bleu")).toBeNull();
  });
});
