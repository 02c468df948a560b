import { NullableBooleanInput } from "react-admin";

/** The filter of what staff hid. */
export const hiddenFilter = (
  <NullableBooleanInput
    key="hidden"
    source="hidden"
    label="État"
    nullLabel="Tous"
    falseLabel="Affichés"
    trueLabel="Masqués"
    alwaysOn
  />
);
