import { at } from "@jdj/contract/paths/addresses";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";

/** Says what was removed from the cart, and puts it back by one press. */
export function RemovedNote({ removed }: { removed: Record<string, string> }) {
  return (
    <Note>
      <form method="post" action={at("shoppingCart")} className={kit.toolbar}>
        <span>«&nbsp;{removed.name}&nbsp;» est retiré du panier.</span>
        <input type="hidden" name="intent" value="add" />
        {["variant_id", "day", "quantity", "note"].map((name) => (
          <input key={name} type="hidden" name={name} value={removed[name]} />
        ))}
        <Button look="quiet">Annuler</Button>
      </form>
    </Note>
  );
}
