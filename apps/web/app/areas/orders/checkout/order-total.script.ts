import { fcfa } from "@jdj/french/money";

/** `form[data-order-total]`: its sums follow the chosen deliveries, whose values are `zone:price`. */
export function followDeliveries(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-order-total]");
  const delivery = form?.querySelector("[data-delivery]");
  const total = form?.querySelector("[data-total]");
  if (!form || !delivery || !total) return;
  const goods = Number(form.dataset.orderTotal);
  const sum = () => {
    const chosen = form.querySelectorAll<HTMLInputElement>('[name^="livraison_"]:checked');
    const price = [...chosen].reduce((all, { value }) => all + Number(value.split(":")[1]), 0);
    delivery.textContent = price === 0 ? "Gratuite" : fcfa(price);
    total.textContent = fcfa(goods + price);
  };
  form.addEventListener("change", sum);
  sum();
}
