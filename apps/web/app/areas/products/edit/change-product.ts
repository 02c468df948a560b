import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { redirectToPart } from "#app/http/redirect-to-part.ts";
import { requireSeller } from "#app/http/require-provider.ts";
import { productFrom } from "./product-form.ts";

type Context = Readonly<RouterContextProvider>;

/** Adds each chosen photo; the first refusal stops, and names its file. */
async function upload(context: Context, id: string, form: FormData) {
  const files = form
    .getAll("file")
    .filter((value): value is File => value instanceof File && value.name !== "");
  if (files.length === 0)
    return refusedFields({ file: [sentences.imageRequired] }, form, sentences.imageRequired);
  for (const file of files)
    try {
      await context.get(apiContext).products.images.upload({ id, file, caption: "" });
    } catch (error) {
      const found = fieldErrorsOf(error)?.file?.[0];
      if (found === undefined || files.length === 1) throw error;
      return refusedFields({ file: [`${file.name}\u00a0: ${found}`] }, form, found);
    }
  return null;
}

/** Makes the call of a form that changes one photo. */
function changeImage(context: Context, id: string, form: FormData) {
  const { images } = context.get(apiContext).products;
  const place = { id, imageId: textFrom(form, "image") };
  const intent = textFrom(form, "intent");
  if (intent === "remove-image") return images.remove(place);
  if (intent === "earlier" || intent === "later" || intent === "first")
    return images.move({ ...place, to: intent });
  return images.update({ ...place, caption: textFrom(form, "caption") });
}

/** Makes the call of a form about the whole product. */
function changeProduct(context: Context, id: string, form: FormData) {
  const { sellerProducts: products } = context.get(apiContext).products;
  const intent = textFrom(form, "intent");
  if (intent === "publish") return products.publish({ id });
  if (intent === "unpublish") return products.unpublish({ id });
  if (intent === "remove") return products.remove({ id });
  return products.update({ id, version: textFrom(form, "version"), ...productFrom(form) });
}

const ofImages = ["save-image", "remove-image", "earlier", "later", "first"];

/** Answers the forms of a product's page. */
export async function changeProductPage(
  context: Context,
  request: Request,
  id: string | undefined,
) {
  requireSeller(context);
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  try {
    if (id === undefined) {
      const added = await context.get(apiContext).products.sellerProducts.create(productFrom(form));
      const text = "Brouillon enregistré\u00a0: ajoutez une photo, puis mettez-le en vente.";
      const to = `${at("proProduct", { id: added.id })}#photos`;
      return await redirectWithFlash(context, to, { kind: "success", text });
    }
    if (intent === "upload") {
      const refusal = await upload(context, id, form);
      if (refusal) return refusal;
      return redirectToPart(`${at("proProduct", { id })}#photos`);
    }
    const isOfImages = ofImages.includes(intent);
    const done = await (isOfImages
      ? changeImage(context, id, form)
      : changeProduct(context, id, form));
    const to = intent === "remove" ? at("proProducts") : at("proProduct", { id });
    const text = done.message ?? sentences.articleSaved;
    const flash = { kind: "success", text } as const;
    return await redirectWithFlash(context, isOfImages ? `${to}#photos` : to, flash);
  } catch (error) {
    return refused(error, form);
  }
}
