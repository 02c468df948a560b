import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import kit from "./kit.module.css";

/** Prints the page; not shown without script, which prints it. */
export function PrintButton() {
  return (
    <Button
      type="button"
      variant="plain"
      className={kit.scripted}
      icon={<Icon name="printer" size={20} />}
      onClick={() => print()}
    >
      Imprimer
    </Button>
  );
}
