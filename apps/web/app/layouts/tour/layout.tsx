import { at } from "@jdj/contract/paths/addresses";
import { isRouteErrorResponse, Outlet } from "react-router";
import { coupleNames } from "#app/areas/notebook/couple-names.ts";
import { tourEvent } from "#app/areas/tour/find-tour-event.ts";
import { stepAt, tourSteps } from "#app/areas/tour/tour-steps.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { eventDay } from "#app/layouts/notebook/event-day.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PageError } from "#app/ui/page-error.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/layout";
import styles from "./layout.module.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await tourEvent(context);
  const { couple } = context.get(apiContext).notebook;
  const persons = await couple.marriedsByEvent({ eventId: event.id });
  const when = eventDay(event, new Date().toISOString().slice(0, 10));
  return { event, names: coupleNames(persons), when, path: url.pathname };
}

/** The tour's frame: where one is, the head of the notebook, the page, and what comes next. */
export default function TourLayout({ loaderData }: Route.ComponentProps) {
  const { event, names, when, path } = loaderData;
  const here = stepAt(path);
  return (
    <div className={styles.frame}>
      <header className={`${kit.row4} ${styles.top}`}>
        <Wordmark />
        <a className={styles.leave} href={at("register")}>
          Créer mon carnet
        </a>
      </header>
      {here ? (
        <nav className={styles.steps} aria-label="Étapes de la visite">
          <div className={kit.row2}>
            <p className={words.text14}>
              <strong>
                {here.number} sur {tourSteps.length}
              </strong>
              <span> · {here.step.label}</span>
            </p>
            {/* Within reach of a thumb: the other one stands at the end of a long page. */}
            {here.next ? (
              <a className={styles.next} href={here.next.to}>
                <span className="visually-hidden">Suivant&nbsp;: </span>
                {here.next.label}
                <Icon name="arrow-right" size={20} />
              </a>
            ) : null}
          </div>
          <ol>
            {tourSteps.map(({ to, label }, index) => (
              <li key={to} data-seen={index < here.number || undefined}>
                <a href={to} aria-current={index + 1 === here.number ? "step" : undefined}>
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className={styles.head}>
        <Cloth className={styles.cloth} seed={event.seed} strips={40} rows={60} cover texture />
        <div className={styles.plate}>
          <p className={styles.name}>{names ?? event.name}</p>
          {when ? (
            <p className={`${words.note} ${styles.date}`}>
              {when.day}
              {when.left ? <span>{` · ${when.left}`}</span> : null}
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.progress}>
        <ProgressBar percent={event.percentage} label="Leur carnet" seed={event.seed} showsLabel />
      </div>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {here ? (
          <div className={`${kit.stack1} ${styles.title}`}>
            <Title>{`${here.step.label}, une fête en préparation`}</Title>
            <h1>{here.step.label}</h1>
            <p>{here.step.sentence}</p>
          </div>
        ) : null}
        <Outlet />
        <p className={styles.note}>
          Ce couple, ses invités et ses prix sont inventés. Rien ne s’écrit et rien ne s’envoie
          pendant la visite.
        </p>
      </main>
      {here ? (
        <nav className={`${kit.wrap3} ${styles.onward}`} aria-label="Suite de la visite">
          {here.previous ? (
            <LinkButton
              to={here.previous.to}
              reloadDocument
              variant="plain"
              icon={<Icon name="arrow-left" size={20} />}
            >
              {here.previous.label}
            </LinkButton>
          ) : null}
          {here.next ? (
            <LinkButton to={here.next.to} reloadDocument>
              Suivant&nbsp;: {here.next.label}
            </LinkButton>
          ) : (
            <LinkButton to={at("register")} reloadDocument>
              Créer mon carnet
            </LinkButton>
          )}
        </nav>
      ) : null}
    </div>
  );
}

/** An error of the tour; a refused write has its own sentence, and leads to a notebook. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refused =
    isRouteErrorResponse(error) && error.status === 403 && typeof error.data === "string"
      ? error.data
      : null;
  return (
    <div className={styles.frame}>
      <header className={`${kit.row4} ${styles.top}`}>
        <Wordmark />
      </header>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {refused === null ? (
          <PageError error={error} />
        ) : (
          <div className={`${kit.stack1} ${styles.title}`}>
            <Title>Visite</Title>
            <h1>Une visite, sans rien écrire</h1>
            <p>{refused}</p>
            <div className={`${kit.wrap3} ${styles.onward}`}>
              <LinkButton to={at("register")} reloadDocument>
                Créer mon carnet
              </LinkButton>
              <LinkButton to={at("tour")} reloadDocument variant="plain">
                Reprendre la visite
              </LinkButton>
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
