import { IMAGES_MAX } from "@jdj/contract/products/seller-limits";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { addProduct, addZone } from "../../../testing/selling.ts";
import { picture, upload } from "../../files/image-samples.ts";

const app = testApp();

async function withProduct() {
  const seller = await openSeller(app);
  const { productId, imageId } = await addProduct(app, seller.providerId);
  await addZone(app, seller.providerId);
  const send = async (file: File) => {
    const form = new FormData();
    form.set("file", file);
    return seller.call("POST", `articles/${productId}/images`, form);
  };
  const images = async () => {
    const { body } = await seller.call("GET", `articles/${productId}`);
    return (body as { images: { id: number; path: string; caption: string }[] }).images;
  };
  return { ...seller, productId: productId, imageId, send, images };
}

const photo = async () => upload(await picture("jpeg", { width: 60, height: 40 }, 6));

describe("the photos of a product", () => {
  it("are encoded again, ordered, described, and gone with their file", async () => {
    const { call, send, images, productId, imageId } = await withProduct();
    const { id } = (await send(await photo())).body as { id: number };
    const path = (await images()).at(-1)?.path ?? "";
    const served = await app.call("GET", path);
    expect(served.status).toBe(200);
    await call("POST", `articles/${productId}/images/${id}/move`, { to: "first" });
    await call("PUT", `articles/${productId}/images/${id}`, { caption: "Portée" });
    expect(await images()).toMatchObject([{ id, caption: "Portée" }, { id: imageId }]);
    expect((await call("DELETE", `articles/${productId}/images/${id}`)).status).toBe(200);
    expect((await app.call("GET", path)).status).toBe(404);
  });

  it("are photos by their content, and a few at most", async () => {
    const { send } = await withProduct();
    const text = new File(["<svg onload=alert(1)>"], "photo.png", { type: "image/png" });
    expect((await send(text)).status).toBe(422);
    for (let held = 1; held < IMAGES_MAX; held += 1)
      expect((await send(await photo())).status).toBe(200);
    expect((await send(await photo())).body).toMatchObject({
      errors: { file: [sentences.imagesFull] },
    });
  });

  it("withdraw the product with the last of them", async () => {
    const { call, productId, imageId } = await withProduct();
    await call("DELETE", `articles/${productId}/images/${imageId}`);
    expect((await call("GET", `articles/${productId}`)).body).toMatchObject({
      state: "draft",
      images: [],
    });
  });
});
