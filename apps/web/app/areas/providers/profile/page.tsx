import { at } from "@jdj/contract/paths/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { isChangedMeanwhile } from "#app/areas/accounts/account-edit/changed-meanwhile.ts";
import { ShopChecklist } from "#app/areas/providers/checklist.tsx";
import { ShopTabs } from "#app/areas/providers/shop-tabs.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted, PermittedForm } from "#app/ui/permitted.tsx";
import styles from "#app/ui/pro.module.css";
import type { Route } from "./+types/page";
import { ShopForm } from "./shop-form.tsx";
import { keepTicks, shopFrom } from "./shop-from.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const member = requireProvider(context);
  const { profile: details } = context.get(apiContext).providers;
  const [shop, choices] = await Promise.all([details.get(), details.choices()]);
  return { shop, sells: member.shop.selling !== null, ...choices };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const { profile: details } = context.get(apiContext).providers;
  const intent = form.get("intent");
  try {
    const { message } =
      intent === "publish"
        ? await details.publish()
        : intent === "unpublish"
          ? await details.unpublish()
          : await details.save(shopFrom(form));
    const flash = { kind: "success", text: message ?? sentences.saved } as const;
    return await redirectWithFlash(context, at("proShop"), flash);
  } catch (error) {
    return refused(error, keepTicks(form));
  }
}

/** `/pro/boutique`: the texts, prices, services, towns and contacts of the shop. */
export default function ShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, sells, service_types, towns } = loaderData;
  const isChanged = isChangedMeanwhile(actionData);
  return (
    <>
      <Title>Boutique</Title>
      <h1>Boutique</h1>
      <ShopTabs current="proShop" />
      <ShopChecklist shop={shop} />
      {actionData ? (
        <ErrorNote>
          {actionData.message}
          {isChanged
            ? " Ce que vous avez tapé est gardé ci-dessous, avec ce qui a été enregistré entre-temps."
            : null}
        </ErrorNote>
      ) : null}
      <PermittedForm>
        <ShopForm
          key={shop.version}
          shop={shop}
          sells={sells}
          serviceTypes={service_types}
          towns={towns}
          state={actionData}
          isChanged={isChanged}
        />
      </PermittedForm>
      <Permitted need="publication:write">
        {shop.released ? (
          <form method="post" className={kit.stack4}>
            <input type="hidden" name="intent" value="unpublish" />
            <details className={styles.take}>
              <summary>Retirer ma page de l’annuaire</summary>
              <div className={`${kit.stack3} ${styles.sure}`}>
                <p>Les demandes et réservations restent. Vous pourrez la publier de nouveau.</p>
                <button type="submit" className={styles.plainButton}>
                  Oui, retirer
                </button>
              </div>
            </details>
          </form>
        ) : null}
      </Permitted>
    </>
  );
}
