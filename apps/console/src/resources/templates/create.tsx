import type { TemplateItem } from "@jdj/contract/console/templates";
import { Create, ReferenceInput, required, SelectInput, SimpleForm, TextInput } from "react-admin";
import { DetailsFields, firstDetails } from "./details-fields.tsx";
import { kindTexts, resourceOf, useKind } from "./item-kinds.ts";

/** Adds an item as the last of its list; every notebook of the type of event has it at once. */
export default function TemplateCreate() {
  const kind = useKind();
  const { add, nameLabel, within } = kindTexts[kind];
  const inOrder = { field: "position", order: "ASC" } as const;
  return (
    <Create key={kind} title={add} redirect="list">
      <SimpleForm defaultValues={{ details: firstDetails(kind) }}>
        {within ? (
          <ReferenceInput source="group_id" reference={resourceOf(within.kind)} perPage={100}>
            <SelectInput
              label={within.label}
              validate={required()}
              optionText={({ event_type, name }: TemplateItem) => `${event_type}\u00a0: ${name}`}
            />
          </ReferenceInput>
        ) : kind === "event-types" ? null : (
          <ReferenceInput
            source="event_type_id"
            reference={resourceOf("event-types")}
            sort={inOrder}
            perPage={100}
          >
            <SelectInput optionText="name" label="Type de fête" validate={required()} />
          </ReferenceInput>
        )}
        <TextInput
          source="name"
          label={nameLabel}
          validate={required()}
          helperText={
            kind === "event-types"
              ? "Il est aussitôt proposé aux nouvelles fêtes, avec un hôte et une cérémonie."
              : "Ajouté à la fin de sa liste, il se voit aussitôt dans tous les carnets de ce type."
          }
        />
        <DetailsFields kind={kind} isNew />
      </SimpleForm>
    </Create>
  );
}
