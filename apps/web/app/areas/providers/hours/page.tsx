import { at } from "@jdj/contract/paths/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { weekdays } from "@jdj/french/weekdays";
import { ShopTabs } from "#app/areas/providers/shop-tabs.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { PermittedForm } from "#app/ui/permitted.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import hours from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return context.get(apiContext).providers.hours.list();
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const days = weekdays.map((_, index) => {
    const isClosed = form.has(`closed_${index}`);
    const time = (name: string) => (isClosed ? "" : textFrom(form, `${name}_${index}`).slice(0, 5));
    return { weekday: index + 1, opens: time("opens"), closes: time("closes") };
  });
  try {
    await context.get(apiContext).providers.hours.save({ days });
  } catch (error) {
    return refused(error, form);
  }
  const flash = { kind: "success", text: sentences.hoursSaved } as const;
  return redirectWithFlash(context, at("proHours"), flash);
}

/** `/pro/boutique/horaires`: when the shop is open. */
export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const stored = new Map(loaderData.data.map((day) => [day.weekday, day]));
  const isNew = stored.size === 0 && !actionData;
  return (
    <>
      <Title>Horaires</Title>
      <h1>Boutique</h1>
      <ShopTabs current="proHours" />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      <p className={`${kit.narrow} ${words.secondary}`}>
        Quand vos clients peuvent passer ou appeler.
      </p>
      <PermittedForm>
        <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
          <ul className={`${kit.card} ${kit.grid}`}>
            {weekdays.map((label, index) => {
              const day = stored.get(index + 1);
              const typed = actionData?.values;
              const errors = [
                ...(actionData?.errors[`days.${index}.opens`] ?? []),
                ...(actionData?.errors[`days.${index}.closes`] ?? []),
              ];
              const isClosed = typed ? typed[`closed_${index}`] !== undefined : !day && !isNew;
              const time = (name: "opens" | "closes") => (
                <input
                  type="time"
                  name={`${name}_${index}`}
                  aria-label={`${label}, ${name === "opens" ? "ouverture" : "fermeture"}`}
                  aria-invalid={errors.length > 0 || undefined}
                  className={`${control.control} ${hours.time}`}
                  defaultValue={typed?.[`${name}_${index}`] ?? day?.[name]}
                />
              );
              return (
                <li key={label} className={`${kit.ruled} ${hours.day}`}>
                  <strong>{label}</strong>
                  <span className={hours.times}>
                    {time("opens")} à {time("closes")}
                  </span>
                  <label className={hours.closed}>
                    <input type="checkbox" name={`closed_${index}`} defaultChecked={isClosed} />
                    Fermé<span className="visually-hidden"> le {label}</span>
                  </label>
                  <FieldErrors name={`closes_${index}`} errors={errors} />
                </li>
              );
            })}
          </ul>
          <div>
            <Button>Enregistrer</Button>
          </div>
        </form>
      </PermittedForm>
    </>
  );
}
