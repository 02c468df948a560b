import type { DataSection } from "@jdj/contract/accounts/data-export";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireUser(context);
  const sensitive = new URL(request.url).searchParams.has("sensibles");
  const { exported_at, sections } = await context.get(apiContext).accounts.dataExport.exportData({
    sensitive: sensitive ? "1" : "0",
    rows: SHOWN_ROWS,
  });
  const numbered = sections.map((section) => ({
    ...section,
    rows: section.rows.map((row, at) => ({ number: at + 1, row })),
  }));
  return { exported_at, sensitive, sections: numbered };
}

/** Of a longer list the page shows the first rows, the file has all: 10,000 guests are 16 MB of page. */
const SHOWN_ROWS = 20;

/** A list of more rows is folded: 150 guests would be a hundred screens of a phone. */
const FOLDED_ABOVE = 5;

type Kind = DataSection["columns"][number]["kind"];
type Cell = DataSection["rows"][number][string];

function cellText(cell: Cell | undefined, kind: Kind): string {
  if (cell === null || cell === undefined || cell === "") return "—";
  if (typeof cell === "boolean") return cell ? "oui" : "non";
  const text = String(cell);
  if (kind === "date") return longDate(text);
  if (kind === "instant") return dateAndTime(text);
  return kind === "phone" ? displayPhone(text) : text;
}

type RowsProps = {
  columns: DataSection["columns"];
  rows: readonly { number: number; row: DataSection["rows"][number] }[];
};

function Rows({ columns, rows }: RowsProps) {
  return (
    <ol className={`${words.terms} ${kit.stack3} ${styles.rows}`}>
      {rows.map(({ number, row }) => (
        <li key={number}>
          <dl>
            {columns.map(({ key, label, kind }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd className={`${words.breakAnywhere} ${words.preLine}`}>
                  {cellText(row[key], kind)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** `/mes-donnees`: everything that the account contains. */
export default function DataExport({ loaderData }: Route.ComponentProps) {
  const { exported_at, sensitive, sections } = loaderData;
  const file = sensitive ? `${at("dataExportFile")}?sensibles=1` : at("dataExportFile");
  return (
    <div className={`${kit.stack5} ${styles.page}`}>
      <Title>Mes données</Title>
      <h1>Mes données</h1>
      <p className={words.secondary}>
        Tout ce que votre compte contient au {dateAndTime(exported_at)}. Votre mot de passe n’est
        gardé que sous une forme illisible&nbsp;: il n’y figure pas.
      </p>
      <form method="get" action={at("dataExport")} className={`${kit.wrap2} ${kit.notPrinted}`}>
        <CheckboxField name="sensibles" defaultValue={sensitive ? "1" : ""}>
          Avec mes réponses sensibles (religion, origine)
        </CheckboxField>
        <Button type="submit" variant="quiet">
          Afficher
        </Button>
      </form>
      <p className={`${kit.wrap2} ${kit.notPrinted}`}>
        <LinkButton to={file} reloadDocument download>
          Télécharger (JSON)
        </LinkButton>
        <LinkButton to={at("account")} variant="quiet">
          Retour à mon compte
        </LinkButton>
      </p>
      {sections.map(({ name, title, columns, rows, further = 0 }) => (
        <section key={name} aria-labelledby={name} className={`${kit.stack3} ${styles.section}`}>
          <h2 id={name}>{title}</h2>
          {rows.length === 0 ? <p className={words.secondary}>Rien n’est gardé ici.</p> : null}
          {rows.length > FOLDED_ABOVE ? (
            <details className={styles.folded}>
              <summary className={words.marker}>
                {count(rows.length + further, "ligne")}
                <span className="visually-hidden">, {title}</span>
              </summary>
              <Rows columns={columns} rows={rows} />
              {further > 0 ? (
                <p className={words.secondary}>
                  Les {count(further, "ligne suivante", "lignes suivantes")} sont dans{" "}
                  <a href={file}>le fichier à télécharger</a>.
                </p>
              ) : null}
            </details>
          ) : (
            <Rows columns={columns} rows={rows} />
          )}
        </section>
      ))}
    </div>
  );
}
