import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireSeller } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted, PermittedForm } from "#app/ui/permitted.tsx";
import type { Route } from "./+types/page";
import { changeProductPage } from "./change-product.ts";
import { ProductFields } from "./fields.tsx";
import { Photos } from "./photos.tsx";
import { Publication, RemoveProduct } from "./publication.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireSeller(context);
  const { sellerProducts: products } = context.get(apiContext).products;
  const [own, categories] = await Promise.all([
    params.id === undefined ? null : found(products.get({ id: params.id })),
    products.categories(),
  ]);
  const asked = url.searchParams.get("type") === "service" ? "service" : "product";
  return { own, categories: categories.data, kind: own?.kind ?? asked } as const;
}

export function action({ context, params, request }: Route.ActionArgs) {
  return changeProductPage(context, request, params.id);
}

const titles = { product: "Nouveau produit", service: "Nouveau service" };

/** `/pro/articles/nouveau` and `/pro/articles/:id`: writes an article. */
export default function EditProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { own, categories, kind } = loaderData;
  const title = own === null ? titles[kind] : own.name;
  const intent = actionData?.values.intent;
  const isOfForm = intent === "save";
  // What is missing for the sale comes first.
  const isWithoutPhoto = own !== null && own.images.length === 0;
  const photos =
    own === null ? null : (
      <Photos images={own.images} state={intent === "upload" ? actionData : undefined} />
    );
  return (
    <>
      <Title>{title}</Title>
      <a href={at("proProducts")} className={`${kit.iconLink} ${kit.fitWidth}`}>
        <Icon name="arrow-left" size={20} />
        Articles
      </a>
      <h1>{title}</h1>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <PermittedForm>
        {own === null ? null : <Publication own={own} />}
        {isWithoutPhoto ? photos : null}
        <Form method="post" noValidate className={`${kit.stack5} ${kit.shrink} ${kit.narrow}`}>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="kind" value={kind} />
          {own === null ? null : <input type="hidden" name="version" value={own.version} />}
          <ProductFields
            own={own}
            kind={kind}
            categories={categories}
            refused={isOfForm ? actionData : undefined}
          />
          <div>
            <Button>{own === null ? "Enregistrer le brouillon" : "Enregistrer"}</Button>
          </div>
        </Form>
        {isWithoutPhoto ? null : photos}
      </PermittedForm>
      {own === null ? null : (
        <Permitted need="catalogue:delete">
          <RemoveProduct />
        </Permitted>
      )}
    </>
  );
}
