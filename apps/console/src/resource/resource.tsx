import type { ComponentType, ReactNode } from "react";
import { Create, SimpleForm, useNotify, useRedirect, useResourceContext } from "react-admin";
import type { OrderedRecord } from "../forms/reorder-list.tsx";
import { SaveToolbar } from "../forms/save-toolbar.tsx";
import { VersionedEdit } from "../forms/versioned-edit.tsx";
import { WAITS } from "../forms/waiting-changes.tsx";
import { type Field, Fields, labelsOf } from "./field.tsx";
import { type OrderedRows, ResourceOrder, ResourceTable, type TableOfRows } from "./list.tsx";

/** A resource that is a list and a form: the nouns, the fields and the rows. */
interface Definition<Row> {
  list: OrderedRows<Row> | TableOfRows<Row> | ComponentType;
  fields: Field<Row>[];
  /** The form of a known record, with what stands above its fields. */
  edit: { title: string; above?: ReactNode };
  /** The form of a new record, with what it has before anything is entered. */
  create?: { title: string; empty?: { [Name in keyof Row]?: Row[Name] | null } };
  /** Whether a second person approves what is saved. */
  needsApproval?: true;
}

/** The pages of a resource. */
export interface ResourcePages {
  list: ComponentType;
  edit: ComponentType;
  create: ComponentType;
}

function ListPage<Row extends OrderedRecord>({ list: List }: Pick<Definition<Row>, "list">) {
  if (typeof List === "function") return <List />;
  return "columns" in List ? <ResourceTable {...List} /> : <ResourceOrder {...List} />;
}

function EditPage<Row>({ edit, fields, needsApproval }: Definition<Row>) {
  return (
    <VersionedEdit
      title={edit.title}
      labels={labelsOf(fields)}
      {...(needsApproval ? { saved: WAITS } : {})}
    >
      <SimpleForm toolbar={<SaveToolbar />}>
        {edit.above}
        <Fields fields={fields} form="edit" />
      </SimpleForm>
    </VersionedEdit>
  );
}

function CreatePage<Row>({ create, fields, needsApproval }: Definition<Row>) {
  const name = useResourceContext() ?? "";
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify(WAITS, { type: "success" });
    redirect("list", name);
  };
  const { title, empty } = create ?? {};
  return (
    <Create
      {...(title === undefined ? {} : { title })}
      {...(needsApproval
        ? { redirect: false, mutationOptions: { onSuccess } }
        : { redirect: "list" })}
    >
      <SimpleForm {...(empty === undefined ? {} : { defaultValues: empty })}>
        <Fields fields={fields} form="create" />
      </SimpleForm>
    </Create>
  );
}

/**
 * The pages of a resource whose forms have no behaviour of their own: its list, and one form for a new
 * and for a known record. Who may read and write it is said in its group of the menu.
 */
export function resource<Row extends OrderedRecord>(definition: Definition<Row>): ResourcePages {
  return {
    list: () => <ListPage list={definition.list} />,
    edit: () => <EditPage {...definition} />,
    create: () => <CreatePage {...definition} />,
  };
}
