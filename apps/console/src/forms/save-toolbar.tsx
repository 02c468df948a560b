import { SaveButton, Toolbar } from "react-admin";

/** The end of a form whose record is never deleted: the button that saves it. */
export function SaveToolbar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
}
