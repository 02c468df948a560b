import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import { Form } from "#app/forms/form.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./settings.module.css";

/** What the address opens of a list: the form of an entry, or the question before it is removed. */
export type OpenedEntry = { kind: string; id: number | null; act: "edit" | "add" | "remove" };

/** The address that opens something of a list, read by `openedFrom`. */
const addressOf = (kind: string, act: OpenedEntry["act"], id?: number) =>
  `${at("eventPage")}?${kind}=${act}${id === undefined ? "" : `-${id}`}`;

/** What the address opens of a list; null for nothing. */
export function openedFrom(asked: URLSearchParams, kind: string): OpenedEntry | null {
  const [, act, id] = /^(add|edit|remove)(?:-(\d{1,15}))?$/.exec(asked.get(kind) ?? "") ?? [];
  if (act !== "add" && act !== "edit" && act !== "remove") return null;
  return { kind, act, id: id === undefined ? null : Number(id) };
}

type EntryListProps<Entry> = {
  /** The parameter of the address and the beginning of the forms' intents. */
  kind: "place" | "question";
  title: string;
  /** What one of them is called: « un logement ». */
  one: string;
  empty: string;
  eventId: number;
  entries: readonly Entry[];
  mayWrite: boolean;
  opened: OpenedEntry | null;
  /** What an entry is called, and how it reads. */
  nameOf: (entry: Entry) => string;
  read: (entry: Entry) => ReactNode;
  /** The form of an entry, of a new one with null. */
  formOf: (entry: Entry | null) => ReactNode;
};

/** A list of the page with its forms, which the address opens, so that they work without script. */
export function EntryList<Entry extends { id: number }>(props: EntryListProps<Entry>) {
  const { kind, title, one, empty, eventId, entries, mayWrite, opened, nameOf, read } = props;
  const heading = `liste-${kind}`;
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${kit.narrow}`}
      aria-labelledby={heading}
      id={kind}
    >
      <h2 id={heading}>{title}</h2>
      {entries.length === 0 ? (
        <p className={words.note}>{empty}</p>
      ) : (
        <ol className={`${kit.listReset} ${kit.card} ${kit.grid} ${kit.oneColumn}`}>
          {entries.map((entry, place) => (
            <li key={entry.id} className={`${kit.ruled} ${styles.entry}`}>
              {opened?.id === entry.id && opened.act === "edit" ? (
                props.formOf(entry)
              ) : (
                <>
                  <h3 className={words.breakAnywhere}>{nameOf(entry)}</h3>
                  {read(entry)}
                  {opened?.id === entry.id && opened.act === "remove" ? (
                    <Removal {...{ kind, eventId, entry }} name={nameOf(entry)} />
                  ) : mayWrite ? (
                    <Acts
                      {...{ kind, eventId, id: entry.id }}
                      name={nameOf(entry)}
                      isFirst={place === 0}
                      isLast={place === entries.length - 1}
                    />
                  ) : null}
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {!mayWrite ? null : opened?.act === "add" ? (
        <div className={`${kit.card} ${kit.pad4}`}>{props.formOf(null)}</div>
      ) : (
        <p>
          <LinkButton
            to={`${addressOf(kind, "add")}#${kind}`}
            variant="plain"
            icon={<Icon name="plus" size={20} />}
            preventScrollReset
          >
            Ajouter {one}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

type ActsProps = {
  kind: string;
  eventId: number;
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
};

function Acts({ kind, eventId, id, name, isFirst, isLast }: ActsProps) {
  const of = <span className="visually-hidden">{`\u00a0: ${name}`}</span>;
  return (
    <div className={`${kit.cluster} ${styles.acts}`}>
      <LinkButton to={`${addressOf(kind, "edit", id)}#${kind}`} variant="quiet" preventScrollReset>
        Modifier{of}
      </LinkButton>
      <LinkButton
        to={`${addressOf(kind, "remove", id)}#${kind}`}
        variant="quiet"
        preventScrollReset
      >
        Retirer{of}
      </LinkButton>
      <Form method="post" preventScrollReset className={kit.flex}>
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="id" value={id} />
        {isFirst ? null : (
          <Button variant="quiet" name="intent" value={`${kind}-up`}>
            Monter{of}
          </Button>
        )}
        {isLast ? null : (
          <Button variant="quiet" name="intent" value={`${kind}-down`}>
            Descendre{of}
          </Button>
        )}
      </Form>
    </div>
  );
}

/** The question before an entry is removed. */
function Removal({
  kind,
  eventId,
  entry: { id },
  name,
}: {
  kind: string;
  eventId: number;
  entry: { id: number };
  name: string;
}) {
  return (
    <Form method="post" preventScrollReset className={kit.stack2}>
      <input type="hidden" name="event_id" value={eventId} />
      <input type="hidden" name="id" value={id} />
      <p>Retirer «&nbsp;{name}&nbsp;» de la page&nbsp;?</p>
      <div className={kit.wrap2}>
        <Button variant="danger" name="intent" value={`${kind}-remove`}>
          Oui, retirer
        </Button>
        <LinkButton to={`${at("eventPage")}#${kind}`} variant="quiet" preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
