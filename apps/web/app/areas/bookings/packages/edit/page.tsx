import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted, PermittedForm } from "#app/ui/permitted.tsx";
import type { Route } from "./+types/page";
import { PackageFields } from "./fields.tsx";
import { packageFrom } from "./package-form.ts";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireProvider(context);
  const api = context.get(apiContext);
  const { bookings, providers } = api;
  const [own, eventTypes, services] = await Promise.all([
    params.id === undefined ? null : found(bookings.proPackages.package({ id: params.id })),
    bookings.packages.eventTypes(),
    providers.directory.serviceTypes(),
  ]);
  return { own, eventTypes: eventTypes.data, services };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireProvider(context);
  const { proPackages } = context.get(apiContext).bookings;
  const form = await readForm(request);
  const { id } = params;
  try {
    if (id !== undefined && textFrom(form, "intent") === "remove") {
      await proPackages.remove({ id });
      const text = "Le package est retiré. Ses réservations tiennent.";
      return await redirectWithFlash(context, at("proPackages"), { kind: "success", text });
    }
    if (id === undefined) await proPackages.create(packageFrom(form));
    else await proPackages.update({ ...packageFrom(form), id });
  } catch (error) {
    return refused(error, form);
  }
  const text = form.has("is_published")
    ? "Le package est en ligne."
    : "Le brouillon est enregistré.";
  return redirectWithFlash(context, at("proPackages"), { kind: "success", text });
}

/** `/pro/packages/nouveau` and `/pro/packages/:id`: writes a package. */
export default function EditPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, eventTypes, services } = loaderData;
  const title = own === null ? "Nouveau package" : own.name;
  return (
    <>
      <Title>{title}</Title>
      <a href={at("proPackages")} className={`${kit.iconLink} ${kit.fitWidth}`}>
        <Icon name="arrow-left" size={20} />
        Packages
      </a>
      <h1>{title}</h1>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {own !== null && own.upcoming > 0 ? (
        <Note>
          {own.upcoming} à venir&nbsp;: les réservations gardent le nom et le prix du jour de la
          commande.
        </Note>
      ) : null}
      <PermittedForm>
        <Form
          method="post"
          encType="multipart/form-data"
          noValidate
          className={`${kit.stack5} ${kit.narrow} ${kit.shrink}`}
        >
          <PackageFields
            own={own}
            eventTypes={eventTypes}
            services={services}
            refused={actionData}
          />
          {own === null ? null : <input type="hidden" name="version" value={own.version} />}
          <Button>Enregistrer</Button>
        </Form>
      </PermittedForm>
      {own === null ? null : (
        <Permitted need="catalogue:delete">
          <Button type="button" variant="quiet" data-opens="retirer">
            Retirer ce package
          </Button>
          <ConfirmDialog
            id="retirer"
            title={"Retirer ce package\u00a0?"}
            fields={{ intent: "remove" }}
            yes="Oui, retirer"
          >
            <p>Personne ne le trouve plus. Ses réservations tiennent.</p>
          </ConfirmDialog>
        </Permitted>
      )}
    </>
  );
}
