import {
  drawings,
  imageLists,
  questionTypes,
  type TemplateKind,
} from "@jdj/contract/console/template-kinds";
import {
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from "react-admin";
import { VoiceFields } from "./voice-fields.tsx";

const drawingNames: Readonly<Record<(typeof drawings)[number], string>> = {
  alliances: "Alliances",
  calebasse: "Calebasse",
  registre: "Registre",
  "tam-tam": "Tam-tam",
};

const questionNames: Readonly<Record<(typeof questionTypes)[number], string>> = {
  text: "Un texte libre",
  number: "Un nombre",
  select: "Une réponse d’une liste",
  "image-select": "Un choix en images",
};

const imageListNames: Readonly<Record<(typeof imageLists)[number], string>> = {
  palettes: "Palettes de couleurs",
  moods: "Ambiances",
};

/** What a new item of a kind begins with. */
export function firstDetails(kind: TemplateKind): Record<string, unknown> {
  switch (kind) {
    case "budget-lines":
    case "summary-groups":
      return { category_code: null };
    case "planning-groups":
      return { drawing: "tam-tam" };
    case "planning-tasks":
      return { start_offset_days: -30, end_offset_days: -15 };
    case "summary-questions":
      return { type: "text", options: [], image_list: null };
    case "ceremonies":
      return { drawing: "tam-tam", is_required: false, offset_days: 0 };
    case "committee-roles":
      return { gender: "M" };
    default:
      return {};
  }
}

function Category() {
  return (
    <ReferenceInput source="details.category_code" reference="service-categories" perPage={100}>
      <SelectInput
        optionText="name"
        label="Prestataires proposés"
        emptyText="Aucun"
        helperText="Les prestataires vers lesquels le carnet renvoie depuis cette ligne."
      />
    </ReferenceInput>
  );
}

function Drawing() {
  return (
    <SelectInput
      source="details.drawing"
      label="Dessin"
      validate={required()}
      choices={drawings.map((id) => ({ id, name: drawingNames[id] }))}
    />
  );
}

/** What a question takes for an answer; chosen once, because stored answers are of that kind. */
function Question({ isNew }: { isNew: boolean }) {
  return (
    <>
      <SelectInput
        source="details.type"
        label="Réponse attendue"
        validate={required()}
        readOnly={!isNew}
        helperText={isNew ? "Ne change plus ensuite." : "Ne change plus depuis sa création."}
        choices={questionTypes.map((id) => ({ id, name: questionNames[id] }))}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.details?.type === "select" ? (
            <TextInput
              source="details.options"
              label="Réponses possibles"
              multiline
              minRows={3}
              helperText="Une par ligne. Une fête qui avait choisi une réponse retirée la garde."
              format={(lines: string[] | undefined) => (lines ?? []).join("\n")}
              parse={(text: string) => text.split("\n")}
            />
          ) : formData.details?.type === "image-select" ? (
            <SelectInput
              source="details.image_list"
              label="Images"
              validate={required()}
              readOnly={!isNew}
              choices={imageLists.map((id) => ({ id, name: imageListNames[id] }))}
            />
          ) : null
        }
      </FormDataConsumer>
    </>
  );
}

/** The fields that a kind of item has besides its name. */
export function DetailsFields({ kind, isNew }: { kind: TemplateKind; isNew: boolean }) {
  switch (kind) {
    case "event-types":
      return isNew ? null : <VoiceFields />;
    case "budget-lines":
    case "summary-groups":
      return <Category />;
    case "planning-groups":
      return <Drawing />;
    case "planning-tasks":
      return (
        <>
          <NumberInput
            source="details.start_offset_days"
            label="Début, en jours par rapport à la fête"
            helperText="Avant la fête, un nombre négatif : –30 est un mois avant."
            validate={required()}
          />
          <NumberInput
            source="details.end_offset_days"
            label="Fin, en jours par rapport à la fête"
            validate={required()}
          />
        </>
      );
    case "summary-questions":
      return <Question isNew={isNew} />;
    case "ceremonies":
      return (
        <>
          <Drawing />
          <BooleanInput
            source="details.is_required"
            label="Toujours célébrée"
            helperText="Sinon, chaque couple choisit de la célébrer ou non."
          />
          <NumberInput
            source="details.offset_days"
            label="Date proposée, en jours par rapport à la fête"
            validate={required()}
          />
        </>
      );
    case "committee-roles":
      return (
        <SelectInput
          source="details.gender"
          label="Civilité proposée"
          validate={required()}
          choices={[
            { id: "M", name: "Monsieur" },
            { id: "F", name: "Madame" },
          ]}
        />
      );
    default:
      return null;
  }
}
