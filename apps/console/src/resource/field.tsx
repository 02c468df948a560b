import type { ReactNode } from "react";
import {
  BooleanInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from "react-admin";
import { PictureField } from "../forms/picture-field.tsx";

/** What every field has in which something is entered. */
interface InputBase<Row> {
  source: keyof Row & string;
  label: string;
  /** What is said below the field; of the record, where it depends on it. */
  help?: string | ((row: Row | undefined) => string);
  isRequired?: true;
  /** Whether what is entered so far asks for this field. */
  when?: (entered: Partial<Row>) => boolean;
}

type InputField<Row> = InputBase<Row> &
  (
    | { kind: "text"; type?: "url" }
    | { kind: "long-text"; minRows?: number }
    | { kind: "number"; min?: number; max?: number; step?: number }
    | { kind: "date" | "switch" | "picture" }
    | {
        /** The choice of a record of another resource. */
        kind: "reference";
        of: string;
        emptyText?: string;
        among?: Record<string, unknown>;
        sort?: { field: string; order: "ASC" | "DESC" };
      }
  );

/** One thing in a form: a field by its kind, or an element that only shows something. */
export type Field<Row> = (
  | InputField<Row>
  | { kind: "element"; name: string; element: ReactNode }
) & {
  /** The one of the two forms that has it. */
  only?: "create" | "edit";
};

/** Where a row stands in its list. */
export const placeField = {
  kind: "number",
  source: "position",
  label: "Place",
  help: "Le plus petit nombre vient en premier",
  isRequired: true,
  min: 0,
  max: 9999,
} as const;

/** The attributes of a field that has none of the optional ones unless they are given. */
const given = <T extends object>(attributes: T) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined),
  ) as Partial<{ [Name in keyof T]: Exclude<T[Name], undefined> }>;

/** One field of a form. */
function Input<Row>({ field }: { field: InputField<Row> }): ReactNode {
  const row = useRecordContext() as Row | undefined;
  const { source, label, help, isRequired = false } = field;
  const helperText = typeof help === "function" ? help(row) : help;
  const shared = {
    source,
    label,
    ...given({ helperText, validate: isRequired ? required() : undefined }),
  };
  switch (field.kind) {
    case "text":
      return <TextInput {...shared} {...given({ type: field.type })} />;
    case "long-text":
      return <TextInput {...shared} multiline {...given({ minRows: field.minRows })} />;
    case "number":
      return (
        <NumberInput {...shared} {...given({ min: field.min, max: field.max, step: field.step })} />
      );
    case "date":
      return <DateInput {...shared} />;
    case "switch":
      return <BooleanInput {...shared} />;
    case "picture":
      return (
        <PictureField
          source={source}
          label={label}
          isRequired={isRequired}
          {...given({ helperText })}
        />
      );
    case "reference": {
      const { of, among, sort, emptyText } = field;
      return (
        <ReferenceInput
          source={source}
          reference={of}
          perPage={100}
          {...given({ filter: among, sort })}
        >
          <SelectInput optionText="name" {...shared} {...given({ emptyText })} />
        </ReferenceInput>
      );
    }
  }
}

function FieldOrElement<Row>({ field }: { field: Field<Row> }) {
  if (field.kind === "element") return field.element;
  const { when } = field;
  if (when === undefined) return <Input field={field} />;
  return (
    <FormDataConsumer>
      {({ formData }) => (when(formData as Partial<Row>) ? <Input field={field} /> : null)}
    </FormDataConsumer>
  );
}

/** The fields of one of the two forms, in their order. */
export function Fields<Row>({ fields, form }: { fields: Field<Row>[]; form: "create" | "edit" }) {
  return fields
    .filter(({ only = form }) => only === form)
    .map((field) => (
      <FieldOrElement key={field.kind === "element" ? field.name : field.source} field={field} />
    ));
}

/** The names of the fields of a known record, by source. */
export function labelsOf<Row>(fields: Field<Row>[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === "element" || field.only === "create" ? [] : [[field.source, field.label]],
    ),
  );
}
