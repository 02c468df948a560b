import { type Choice, ListField, type ListFieldProps, Options } from "./select-field.tsx";

/** Choices that belong together, under a name. */
export type ChoiceGroup = { label: string; choices: readonly Choice[] };

type GroupedSelectFieldProps = ListFieldProps & { groups: readonly ChoiceGroup[] };

/** A native list whose choices stand under names. */
export function GroupedSelectField({ groups, ...field }: GroupedSelectFieldProps) {
  return (
    <ListField {...field}>
      {groups.map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          <Options choices={choices} />
        </optgroup>
      ))}
    </ListField>
  );
}
