import { type TemplateKind, templateKinds } from "@jdj/contract/console/template-kinds";
import type { TemplateItemWithUse } from "@jdj/contract/console/templates";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  BooleanInput,
  FormDataConsumer,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from "react-admin";
import { Link } from "react-router";
import { MayWrite } from "../../forms/may-write.tsx";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { ChangeEffect } from "./change-effect.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { kindTexts, resourceOf, useKind } from "./item-kinds.ts";
import { ItemsInOrder } from "./items-in-order.tsx";
import { PreviewButton } from "./preview-button.tsx";

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Where the item is: its type of event and its group, each leading there. */
function Place({ kind }: { kind: TemplateKind }) {
  const item = useRecordContext<TemplateItemWithUse>();
  if (!item || kind === "event-types") return null;
  const { within } = kindTexts[kind];
  return (
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      <MuiLink component={Link} to={`/${resourceOf("event-types")}/${item.event_type_id}`}>
        {item.event_type}
      </MuiLink>
      {within && item.group_id !== null ? (
        <>
          {" › "}
          <MuiLink component={Link} to={`/${resourceOf(within.kind)}/${item.group_id}`}>
            {item.group}
          </MuiLink>
        </>
      ) : null}
    </Typography>
  );
}

/** Whether the item is offered; for one that the notebook needs, why it cannot be archived. */
function Archived({ kind }: { kind: TemplateKind }) {
  const item = useRecordContext<TemplateItemWithUse>();
  if (!item) return null;
  return (
    <BooleanInput
      source="archived"
      label={kind === "event-types" ? "Fermé aux nouvelles fêtes" : "Archivé"}
      readOnly={item.needed}
      {...(item.needed
        ? {
            helperText: "Le carnet ne peut pas s’en passer : il se renomme, mais ne s’archive pas.",
          }
        : {})}
    />
  );
}

/** Shows the notebook with what is typed, before it is saved. */
function PreviewOf({ kind, typed }: { kind: TemplateKind; typed: Record<string, unknown> }) {
  const item = useRecordContext<TemplateItemWithUse>();
  if (!item) return null;
  const { id, event_type_id: eventTypeId } = item;
  const { name, archived, details } = typed;
  return (
    <PreviewButton
      label="Aperçu dans le carnet"
      eventTypeId={eventTypeId}
      change={() => {
        const fields = ["name", "archived", "details"] as const;
        const isTyped = fields.some(
          (field) => JSON.stringify(typed[field]) !== JSON.stringify(item[field]),
        );
        return isTyped ? { kind, id, name, archived, details } : null;
      }}
    />
  );
}

/** A list of a template below its form, and the button that adds to it. */
function Within({ kind, scope }: { kind: TemplateKind; scope: Record<string, number> }) {
  const { title, add } = kindTexts[kind];
  return (
    <Stack spacing={1} sx={{ p: 2, alignItems: "stretch" }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <ItemsInOrder kind={kind} scope={scope} />
      <MayWrite>
        <Button
          component={Link}
          to={`/${resourceOf(kind)}/create?source=${encodeURIComponent(JSON.stringify(scope))}`}
          sx={{ alignSelf: "flex-start" }}
        >
          {add}
        </Button>
      </MayWrite>
    </Stack>
  );
}

/** What a group holds; of a type of event, every list of its template. */
function Lists({ kind }: { kind: TemplateKind }) {
  const item = useRecordContext<TemplateItemWithUse>();
  if (!item) return null;
  const { holds } = kindTexts[kind];
  if (holds) return <Within kind={holds} scope={{ group_id: item.id }} />;
  if (kind !== "event-types") return null;
  return templateKinds
    .filter((one) => one !== "event-types" && !kindTexts[one].within)
    .map((one) => <Within key={one} kind={one} scope={{ event_type_id: item.id }} />);
}

/** An item of a template, and the lists that it holds. */
export default function TemplateEdit() {
  const kind = useKind();
  const { one, nameLabel } = kindTexts[kind];
  const labels = { name: nameLabel, archived: "Archivé", details: "Réglages" };
  return (
    <VersionedEdit key={kind} title={one} labels={labels}>
      <SimpleForm toolbar={toolbar}>
        <Place kind={kind} />
        <ChangeEffect />
        <TextInput source="name" label={nameLabel} validate={required()} fullWidth />
        <DetailsFields kind={kind} isNew={false} />
        <Archived kind={kind} />
        <FormDataConsumer>
          {({ formData }) => <PreviewOf kind={kind} typed={formData} />}
        </FormDataConsumer>
      </SimpleForm>
      <Lists kind={kind} />
    </VersionedEdit>
  );
}
